import type { NamedRecords } from '../../../platform/names.ts'
import { namedRecords } from '../../../platform/port.ts'
import { type Contribution, slot } from '../../../platform/slots.ts'
import type { Searched } from './searched.ts'

export { fold } from '../../../platform/data/folding.ts'
export { phoneSpelling } from './phone.ts'
export type { Spelling } from './question.ts'
export { searchedRegister } from './register.ts'
export type { Searched } from './searched.ts'

/** The kinds of record that are found. */
export const searched = slot<Searched>('search.searched')

/** Records that are found, and called beside their ids, by whoever may read them. */
export const findable = (records: Searched): readonly Contribution[] => [
  searched.of(records),
  namedRecords.of(namedAs(records)),
]

/** Records that are found are called by their title, for whoever finds them in their own table. */
function namedAs({ type, table, title, sources, present, starters }: Searched): NamedRecords {
  const own = sources.find(source => source.table === table)
  if (!own) throw new Error(`records of the type ${type} are not found by their own table`)
  return {
    ...{ type, table, label: title },
    rows: asker => own.rows(asker),
    ...(present && { present }),
    ...(starters && { starters }),
  }
}
