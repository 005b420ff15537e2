import type { Contents } from './contents.ts'
import type { Guide } from './guides/guide.ts'
import { catalogueCodesPage, codePage } from './pages/codes.ts'
import { eventsPage } from './pages/events.ts'
import { fieldsPages } from './pages/fields-page.ts'
import { guidePage } from './pages/guide.ts'
import { operationPage } from './pages/operation.ts'
import { overviewPage } from './pages/overview.ts'
import { reasonsPage, tagReasonsPage } from './pages/reasons.ts'
import { tagStatesPage } from './pages/states.ts'
import { tagCodesPage, tagPage } from './pages/tag.ts'
import {
  codePath,
  errorsPath,
  eventsPath,
  guidePath,
  operationPath,
  overviewPath,
  reasonsPath,
  tagCodesPath,
  tagPath,
  tagReasonsPath,
  tagStatesPath,
} from './places.ts'
import type { ReferencePage } from './shell/page.ts'

/** Every page by its address. Throws where two would have the same. */
export function referencePages(
  contents: Contents,
  guides: readonly Guide[],
): ReadonlyMap<string, () => ReferencePage> {
  const pages: [string, () => ReferencePage][] = [
    [overviewPath, () => overviewPage(contents, guides)],
    [eventsPath, () => eventsPage(contents)],
    [reasonsPath, () => reasonsPage(contents)],
    [errorsPath, () => catalogueCodesPage(contents)],
    ...guides.map((guide): [string, () => ReferencePage] => [
      guidePath(guide.name),
      () => guidePage(guide, contents, guides),
    ]),
    ...contents.tags.map((tag): [string, () => ReferencePage] => [
      tagPath(tag.name),
      () => tagPage(tag, contents),
    ]),
    ...[...contents.tags, ...contents.announced]
      .filter(({ codes }) => codes.length > 0)
      .map((tag): [string, () => ReferencePage] => [tagCodesPath(tag.name), () => tagCodesPage(tag)]),
    ...contents.tags
      .filter(({ reasons }) => reasons.length > 0)
      .map((tag): [string, () => ReferencePage] => [tagReasonsPath(tag.name), () => tagReasonsPage(tag)]),
    ...contents.tags
      .filter(({ lifecycles }) => lifecycles.length > 0)
      .map((tag): [string, () => ReferencePage] => [tagStatesPath(tag.name), () => tagStatesPage(tag)]),
    ...[...contents.operations.values()].flatMap((operation): [string, () => ReferencePage][] => [
      [operationPath(operation.id), () => operationPage(operation, contents)],
      ...fieldsPages(operation, contents),
    ]),
    ...[...contents.codes.values()].map((entry): [string, () => ReferencePage] => [
      codePath(entry.code),
      () => codePage(entry, contents),
    ]),
  ]
  const byPath = new Map(pages)
  if (byPath.size < pages.length) throw new Error('two pages of the reference have the same address')
  return byPath
}
