import { glob, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { camel, kebab, type Names, replacements, words } from './names.ts'

const skeleton = join(import.meta.dirname, 'skeleton')

/** Why a family cannot be made so. */
export class FamilyRefused extends Error {
  override readonly name = 'FamilyRefused'
}

/**
 * Writes the files of a new family into a checkout and names it where families are gathered. Answers the paths of what it wrote
 * and changed. Throws `FamilyRefused` before anything is written.
 */
export async function writeFamily(root: string, names: Names): Promise<string[]> {
  const modules = join(root, 'server/src/modules')
  const folder = join(modules, names.wing, kebab(names.plural))
  await refuseUnfit(modules, folder, names)
  const index = join(modules, 'index.ts')
  const isNewTag = !(await readFile(index, 'utf8')).includes(`  '${names.tag}',`)
  const said = replacements(names, { migration: await nextMigration(root), isNewTag })
  const mentions = await mentionsOf(modules, names, isNewTag)

  const written: string[] = []
  for (const path of await readdir(skeleton, { recursive: true })) {
    if (!path.endsWith('.txt')) continue
    const file = join(folder, filled(path.slice(0, -'.txt'.length), said))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, filled(await readFile(join(skeleton, path), 'utf8'), said))
    written.push(file)
  }
  for (const [file, text] of mentions) await writeFile(file, text)
  return [...written.sort(), ...mentions.keys()]
}

async function refuseUnfit(modules: string, folder: string, { wing, plural, singular }: Names) {
  const wings = (await readdir(modules, { withFileTypes: true })).filter(each => each.isDirectory())
  const known = wings.map(({ name }) => name)
  if (!known.includes(wing))
    throw new FamilyRefused(`There is no wing “${wing}”. It is one of ${known.sort().join(', ')}.`)
  for (const name of [plural, singular])
    if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
      throw new FamilyRefused(`“${name}” is not in snake_case, as service_visits is.`)
  if (plural === singular)
    throw new FamilyRefused(`The singular of “${plural}” is not known: say it by --singular.`)
  if (existsSync(folder)) throw new FamilyRefused(`${folder} is there already.`)
}

function filled(text: string, said: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{\{([a-zA-Z_ -]+)\}\}/g, (_, name: string) => {
    const value = said.get(name)
    if (value === undefined) throw new Error(`the skeleton names {{${name}}}, which is nothing`)
    return value
  })
}

/** A name after those of all migrations that are there: by the clock, or a minute after the last. */
async function nextMigration(root: string): Promise<string> {
  let last = ''
  for await (const file of glob('server/src/**/migrations/*.ts', { cwd: root }))
    if (basename(file).slice(0, 13) > last) last = basename(file).slice(0, 13)
  const now = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 13)
  if (now > last) return now
  const [day = '', minutes = ''] = last.split('T')
  return `${day}T${String(Number(minutes) + 1).padStart(4, '0')}`
}

/** What becomes of the files that name every family. */
async function mentionsOf(
  modules: string,
  { wing, plural, tag }: Names,
  isNewTag: boolean,
): Promise<ReadonlyMap<string, string>> {
  const card = `${camel(plural)}Module`
  const mentions = new Map<string, string>()
  const change = async (file: string, pattern: RegExp, replacement: string) => {
    const path = join(modules, file)
    const before = mentions.get(path) ?? (await readFile(path, 'utf8'))
    if (!pattern.test(before))
      throw new FamilyRefused(`${file} is not written as it was: nothing in it is ${pattern}.`)
    mentions.set(path, before.replace(pattern, replacement))
  }
  const gathered = `${wing}/modules.ts`
  await change(gathered, /\n\nexport const/, `\nimport { ${card} } from './${kebab(plural)}/module.ts'$&`)
  await change(gathered, /,?\s*\]\s*$/, `,\n  ${card},\n]\n`)
  if (isNewTag) await change('index.ts', /\n {2}'Integration events',/, `\n  '${tag}',$&`)
  await change(
    `${wing}/README.md`,
    /(\n\|[^\n]*\|)(?=\n\n|\n$|$)/,
    `$1\n| \`${kebab(plural)}/\` | ${words(plural)} |`,
  )
  return mentions
}
