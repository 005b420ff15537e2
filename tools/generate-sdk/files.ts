import { eventsFile, lifecyclesFile, problemsFile, schemasFile } from './catalogue-files.ts'
import { type Description, operationsOf, type PlacedOperation } from './description.ts'
import { fileOfTag } from './naming.ts'
import { tagFile } from './tag-file.ts'

const header = '// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.\n\n'

/** The generated half of the SDK, by file name: one file per tag, and what they share. Not formatted. */
export function sdkFiles(description: Description): Map<string, string> {
  const operations = operationsOf(description)
  const tags = Map.groupBy(operations, ({ tag }) => fileOfTag(tag))
  const shared: [string, string][] = [
    ['schemas', schemasFile(description)],
    ['problems', problemsFile(operations, description)],
    ['events', eventsFile(description)],
    ['lifecycles', lifecyclesFile(description)],
    ['families', familiesFile(tags)],
  ]
  const ofTags = [...tags].map(([name, members]): [string, string] => [name, tagFile(members)])
  shared.push(['index', indexFile(ofTags)])
  refuseRepeated(
    'file',
    [...shared, ...ofTags].map(([name]) => name),
  )
  refuseRepeated(
    'name',
    [...shared, ...ofTags].flatMap(([, source]) => exportedNames(source)),
  )
  return new Map([...ofTags, ...shared].map(([name, source]) => [`${name}.ts`, `${header}${source}\n`]))
}

/** `families.ts`: every family bound to one way of calling. */
function familiesFile(tags: ReadonlyMap<string, readonly PlacedOperation[]>): string {
  const families = [...tags].map(([name, operations]) => ({
    name,
    families: [...new Set(operations.map(({ family }) => family))],
  }))
  return [
    `import type { Call } from '../call.ts'`,
    ...families.map(({ name, families }) => `import { ${families.join(', ')} } from './${name}.ts'`),
    '',
    `export const bindFamilies = (call: Call) => ({\n${families
      .flatMap(({ families }) => families.map(family => `${family}: ${family}(call),`))
      .join('\n')}\n})`,
  ].join('\n')
}

/** `index.ts`: what the description names. */
const indexFile = (ofTags: readonly (readonly [string, string])[]): string =>
  [
    `export * from './events.ts'`,
    `export * from './lifecycles.ts'`,
    `export type * from './problems.ts'`,
    `export type * from './schemas.ts'`,
    ...ofTags.map(
      ([name, source]) => `export type { ${exportedTypes(source).join(', ')} } from './${name}.ts'`,
    ),
  ].join('\n')

const exportedTypes = (source: string): string[] =>
  [...source.matchAll(/^export type (\w+)/gm)].map(([, name]) => name ?? '')

const exportedNames = (source: string): string[] =>
  [...source.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, name]) => name ?? '')

function refuseRepeated(what: string, names: readonly string[]): void {
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  if (repeated.length > 0) throw new Error(`the SDK would have two of the ${what} ${repeated.join(', ')}`)
}
