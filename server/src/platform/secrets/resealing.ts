import type pg from 'pg'
import { type Keyring, SealUnreadable, sealHeader } from './keyring.ts'
import type { SealedColumn } from './sealed-columns.ts'

/** Rows resealed in one transaction. */
const rowsAtOnce = 500

export interface Resealed {
  /** Values that are now sealed with the present key. */
  readonly resealed: number
  /** Values that cannot be opened: their key is missing, or they were changed. */
  readonly unreadable: number
}

/**
 * Reseals the values of a column that the present key did not seal, in batches with a transaction each, so that an
 * interrupted run can be repeated. A value that changes meanwhile is left as it was written.
 */
export async function resealColumn(
  client: pg.Client,
  keyring: Keyring,
  column: SealedColumn,
  organisations: readonly string[],
  signal: AbortSignal,
): Promise<Resealed> {
  let [resealed, unreadable] = [0, 0]
  const { boundTo } = column
  if (boundTo === null) return { resealed, unreadable }
  for (const orgId of isOfDirectory(column) ? [''] : organisations) {
    for (let after: readonly string[] | null = null; ; ) {
      signal.throwIfAborted()
      const rows = await inScope(client, orgId, async () => {
        const found = await notPresent(client, keyring, column, orgId, after)
        const values = found.map(row => openedAndSealed(keyring, row, boundTo(row.columns, orgId)))
        unreadable += values.filter(value => value === null).length
        resealed += await store(client, column, orgId, found, values)
        return found
      })
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) break
      after = Object.keys(column.keys).map(name => last.columns[name] ?? '')
    }
  }
  return { resealed, unreadable }
}

/** How many live values of a column are not sealed with the present key. */
export async function countNotPresent(
  client: pg.Client,
  keyring: Keyring,
  column: SealedColumn,
  organisations: readonly string[],
): Promise<number> {
  let count = 0
  for (const orgId of isOfDirectory(column) ? [''] : organisations)
    count += await inScope(client, orgId, async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${column.table} where ${conditions(column, orgId)}`,
        [sealHeader(keyring.present.id), ...(orgId === '' ? [] : [orgId])],
      )
      return rows[0]?.count ?? 0
    })
  return count
}

interface Row {
  /** As text. */
  readonly columns: Readonly<Record<string, string>>
  readonly sealed: Buffer
}

async function notPresent(
  client: pg.Client,
  keyring: Keyring,
  column: SealedColumn,
  orgId: string,
  after: readonly string[] | null,
): Promise<Row[]> {
  const names = Object.keys(column.keys)
  const selected = [...names, ...(column.reads ?? [])].map(name => `${textOf(name, column)} as ${name}`)
  const values: unknown[] = [sealHeader(keyring.present.id), ...(orgId === '' ? [] : [orgId])]
  const beyond = after
    ? ` and (${names.join(', ')}) > (${names
        .map((name, at) => valueOf(`$${values.length + at + 1}::text`, column.keys[name]))
        .join(', ')})`
    : ''
  const { rows } = await client.query<Record<string, string> & { sealed_value: Buffer }>(
    `select ${selected.join(', ')}, ${column.column} as sealed_value from ${column.table}
     where ${conditions(column, orgId)}${beyond} order by ${names.join(', ')} limit ${rowsAtOnce}`,
    [...values, ...(after ?? [])],
  )
  return rows.map(({ sealed_value: sealed, ...columns }) => ({ columns, sealed: sealed as Buffer }))
}

async function store(
  client: pg.Client,
  column: SealedColumn,
  orgId: string,
  rows: readonly Row[],
  values: readonly (Buffer | null)[],
): Promise<number> {
  const readable = rows
    .map(({ columns, sealed }, at) => ({ columns, sealed, value: values[at] }))
    .filter(({ value }) => value !== null)
  if (readable.length === 0) return 0
  const names = Object.keys(column.keys)
  const parameters: unknown[] = [
    readable.map(({ sealed }) => sealed),
    readable.map(({ value }) => value),
    ...names.map(name => readable.map(({ columns }) => columns[name])),
  ]
  const arrays = parameters.map((_, at) => `$${at + 1}::${at < 2 ? 'bytea' : 'text'}[]`)
  const same = names.map(name => `t.${name} = ${valueOf(`n.${name}`, column.keys[name])}`)
  const scope = orgId === '' ? '' : ` and t.org_id = $${parameters.length + 1}::uuid`
  const { rowCount } = await client.query(
    `update ${column.table} t set ${column.column} = n.fresh
     from unnest(${arrays.join(', ')}) as n(old, fresh, ${names.join(', ')})
     where ${same.join(' and ')} and t.${column.column} = n.old${scope}`,
    orgId === '' ? parameters : [...parameters, orgId],
  )
  return rowCount ?? 0
}

/** Null when it cannot be opened. */
function openedAndSealed(keyring: Keyring, { sealed }: Row, bound: string): Buffer | null {
  try {
    return keyring.seal(keyring.open(sealed, bound), bound)
  } catch (error) {
    if (error instanceof SealUnreadable) return null
    throw error
  }
}

const conditions = ({ column, live }: SealedColumn, orgId: string): string =>
  [
    `${column} is not null and substring(${column} from 1 for length($1::bytea)) <> $1::bytea`,
    ...(orgId === '' ? [] : ['org_id = $2::uuid']),
    ...(live === undefined ? [] : [live]),
  ].join(' and ')

const isOfDirectory = ({ table }: SealedColumn): boolean => table.startsWith('directory.')

const textOf = (name: string, { keys }: SealedColumn): string =>
  keys[name] === 'bytea' ? `encode(${name}, 'hex')` : `${name}::text`

const valueOf = (text: string, type: string | undefined): string =>
  type === 'bytea' ? `decode(${text}, 'hex')` : `${text}::${type ?? 'text'}`

/** Row-level security applies to the owner of the tables too, unless its login is a superuser. */
async function inScope<T>(client: pg.Client, orgId: string, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    if (orgId !== '') await client.query("select set_config('app.org_id', $1, true)", [orgId])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
