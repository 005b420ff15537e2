import { sql } from 'kysely'
import type { Searched } from './searched.ts'

const code = sql`r.code`
const name = sql`r.name`

/** A register of records with a code and a name, which every key reads. `more` says what is different. */
export const searchedRegister = (type: string, table: string, more: Partial<Searched> = {}): Searched => ({
  type,
  table,
  title: () => name,
  code: () => code,
  active: () => sql`r.active`,
  sources: [{ table, fields: () => ({ code, name }), rows: () => 'all' }],
  ...more,
})
