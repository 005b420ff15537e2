import { sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { Searched } from './searched.ts'

const code = sql`r.code`
const name = sql`r.name`

/** A register of records with a code and a name, which every key reads unless `readBy` says who. `more` says what is different. */
export const searchedRegister = (
  type: string,
  table: string,
  {
    readBy = () => true,
    ...more
  }: Partial<Searched> & { readonly readBy?: (caller: Caller) => boolean } = {},
): Searched => ({
  type,
  table,
  title: () => name,
  code: () => code,
  active: () => sql`r.active`,
  sources: [
    { table, fields: () => ({ code, name }), rows: ({ caller }) => (readBy(caller) ? 'all' : 'none') },
  ],
  ...more,
})
