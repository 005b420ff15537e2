import type { Contents } from './contents.ts'
import type { Guide } from './guides/guide.ts'
import { codePath, eventsPath, guidePath, operationPath, tagPath, tagReasonsPath } from './places.ts'

/** What the search of the browser looks through: kind, title, further words, address. */
export type SearchEntry = readonly [
  kind: 'guide' | 'tag' | 'operation' | 'code' | 'event' | 'reason',
  title: string,
  words: string,
  href: string,
]

export function searchIndex(contents: Contents, guides: readonly Guide[]): SearchEntry[] {
  const { tags, announced, operations, codes } = contents
  return [
    ...guides.flatMap((guide): SearchEntry[] => [
      ['guide', guide.title, guide.summary, guidePath(guide.name)],
      ...guide
        .sections({ baseUrl: contents.baseUrl, contents })
        .map(({ id, title }): SearchEntry => ['guide', title, guide.title, `${guidePath(guide.name)}#${id}`]),
    ]),
    ...tags.map(({ name, about }): SearchEntry => ['tag', name, about, tagPath(name)]),
    ...[...operations.values()].map(
      ({ id, method, path, summary }): SearchEntry => [
        'operation',
        id,
        `${method} ${path} ${summary}`,
        operationPath(id),
      ],
    ),
    ...[...codes.values()].map(
      ({ code, status, title }): SearchEntry => ['code', code, `${status} ${title}`, codePath(code)],
    ),
    ...[...tags, ...announced].flatMap(tag => [
      ...tag.events.map(([name]): SearchEntry => ['event', name, tag.name, `${eventsPath}#${name}`]),
      ...tag.reasons.map(
        ([code]): SearchEntry => ['reason', code, tag.name, `${tagReasonsPath(tag.name)}#${code}`],
      ),
    ]),
  ]
}
