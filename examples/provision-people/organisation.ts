import { type Konttori, rows } from '../../sdk/src/index.ts'
import type { PersonRow } from './people.ts'

/** What rows name instead of an id. */
export interface Lookup {
  readonly unitIds: ReadonlyMap<string, string>
  readonly modelIds: ReadonlyMap<string, string>
  readonly employerIds: ReadonlyMap<string, string>
}

/** The units and employers of the export, made where the organisation has none, and its worktime models. */
export async function lookupOf(konttori: Konttori, people: readonly PersonRow[]): Promise<Lookup> {
  const unitIds = new Map<string, string>()
  for await (const { name, active, id } of rows(konttori.planningUnits.list, {}))
    if (active) unitIds.set(name, id)
  for (const name of new Set(people.map(({ unit }) => unit)))
    if (!unitIds.has(name)) unitIds.set(name, (await konttori.planningUnits.create({ name })).id)

  const employerIds = new Map<string, string>()
  for (const { registryCode, id } of (await konttori.employers.list()).items)
    if (registryCode !== null) employerIds.set(registryCode, id)
  for (const registryCode of new Set(people.map(({ employer }) => employer)))
    if (!employerIds.has(registryCode)) {
      const name = `Pohjanvala ${registryCode}`
      employerIds.set(registryCode, (await konttori.employers.create({ name, registryCode })).id)
    }

  const modelIds = new Map((await konttori.worktimeModels.list()).items.map(({ name, id }) => [name, id]))
  return { unitIds, modelIds, employerIds }
}

/** The id of a name that must be there. */
export function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the organisation knows no “${name}”`)
  return id
}
