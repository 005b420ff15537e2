import { type Mutability, mutableParts } from './mutable.ts'
import {
  as,
  conjuncts,
  ctesOf,
  type Fields,
  listOf,
  namesOf,
  nodesOf,
  type QueryKind,
  queryIn,
  withoutCtes,
} from './tree.ts'

/** What the rules need to know of the schema. */
export interface Schema extends Mutability {
  /** The tables of every organisation: schema `public`, first column `org_id`. */
  readonly tenantTables: ReadonlySet<string>
  readonly directoryTables: ReadonlySet<string>
}

export type Rule =
  | 'a tenant table is bound by a parameter'
  | 'a copy into a tenant table returns something'
  | 'the clock and the directory are written without volatile or stable functions'
  | 'no outer join onto a tenant table beside a modifying CTE'
  | 'no outer join from a tenant table to the directory'
  | 'a setting is local to its transaction'

export interface Fault {
  readonly rule: Rule
  readonly detail: string
}

/** The table that holds an organisation's clock; every write updates it. */
const clockTable = 'organisation_clocks'

/**
 * What keeps a distributed PostgreSQL from sending a statement to the one node that has the organisation. The statement
 * is the tree that libpg-query makes of it.
 */
export function faultsOf(statement: unknown, schema: Schema): Fault[] {
  return [
    ...boundTables(statement, schema, new Set()),
    ...copies(statement, schema),
    ...mutableWrites(statement, schema),
    ...outerJoins(statement, schema),
    ...sessionSettings(statement),
  ]
}

interface Table {
  readonly name: string
  /** What the statement calls it. */
  readonly alias: string
  readonly tenant: boolean
  readonly directory: boolean
}

/** `hidden`: names of CTEs, which hide tables. */
function tableOf(range: Fields, schema: Schema, hidden: ReadonlySet<string>): Table {
  const name = String(range['relname'])
  const inSchema = range['schemaname']
  const alias = (range['alias'] as Fields | undefined)?.['aliasname']
  const cte = inSchema === undefined && hidden.has(name)
  return {
    name,
    alias: String(alias ?? name),
    tenant: !cte && (inSchema === undefined || inSchema === 'public') && schema.tenantTables.has(name),
    directory: inSchema === 'directory' && schema.directoryTables.has(name),
  }
}

/** A table of a query, with the conditions that hold for each of its rows. */
interface Occurrence {
  readonly table: Table
  readonly conditions: readonly unknown[]
}

function* boundTables(node: unknown, schema: Schema, outer: ReadonlySet<string>): Generator<Fault> {
  if (Array.isArray(node)) {
    for (const each of node) yield* boundTables(each, schema, outer)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const found = queryIn(node)
  if (!found) {
    for (const child of Object.values(node)) yield* boundTables(child, schema, outer)
    return
  }
  yield* boundInQuery(found.kind, found.query, schema, outer)
}

function* boundInQuery(
  kind: QueryKind,
  query: Fields,
  schema: Schema,
  outer: ReadonlySet<string>,
): Generator<Fault> {
  const hidden = new Set([...outer, ...ctesOf(query).map(({ name }) => name)])
  for (const { body } of ctesOf(query)) yield* boundTables(body, schema, hidden)
  yield* unbound(kind, query, schema, hidden)
  for (const side of ['larg', 'rarg'])
    if (query[side]) yield* boundInQuery('SelectStmt', query[side] as Fields, schema, hidden)
  const { larg: _larg, rarg: _rarg, ...rest } = withoutCtes(query)
  for (const child of Object.values(rest)) yield* boundTables(child, schema, hidden)
}

function* unbound(
  kind: QueryKind,
  query: Fields,
  schema: Schema,
  hidden: ReadonlySet<string>,
): Generator<Fault> {
  const target =
    kind === 'SelectStmt' ? undefined : tableOf((query['relation'] ?? {}) as Fields, schema, hidden)
  const conditions = conjuncts(query['whereClause'])
  const read = listOf(kind === 'DeleteStmt' ? query['usingClause'] : query['fromClause']).flatMap(item =>
    occurrences(item, conditions, schema, hidden),
  )
  if (kind === 'MergeStmt') yield fault('a tenant table is bound by a parameter', 'merge is not looked at')
  if (kind === 'InsertStmt') {
    if (target?.tenant && !insertsOwnRows(query))
      yield fault('a tenant table is bound by a parameter', `insert into ${target.name}`)
    return
  }
  const all = target ? [{ table: target, conditions }, ...read] : read
  const tenants = all.filter(({ table }) => table.tenant)
  for (const { table, conditions: holding } of tenants)
    if (!holding.some(condition => bindsOrganisation(condition, table.alias, tenants.length === 1)))
      yield fault('a tenant table is bound by a parameter', `${table.name} as ${table.alias}`)
}

function occurrences(
  item: unknown,
  conditions: readonly unknown[],
  schema: Schema,
  hidden: ReadonlySet<string>,
): Occurrence[] {
  const range = as('RangeVar', item)
  if (range) return [{ table: tableOf(range, schema, hidden), conditions }]
  const join = as('JoinExpr', item)
  if (!join) return []
  const joined = [...conditions, ...conjuncts(join['quals'])]
  // The condition of an outer join says nothing of the rows that are kept without a partner.
  const forSide = {
    JOIN_INNER: [joined, joined],
    JOIN_LEFT: [conditions, joined],
    JOIN_RIGHT: [joined, conditions],
    JOIN_FULL: [conditions, conditions],
  }[join['jointype'] as 'JOIN_INNER' | 'JOIN_LEFT' | 'JOIN_RIGHT' | 'JOIN_FULL']
  return [
    ...occurrences(join['larg'], forSide[0] as unknown[], schema, hidden),
    ...occurrences(join['rarg'], forSide[1] as unknown[], schema, hidden),
  ]
}

/** Whether a condition says `alias.org_id = $n`. `alone`: no other table of the query has an `org_id`. */
function bindsOrganisation(condition: unknown, alias: string, alone: boolean): boolean {
  const comparison = as('A_Expr', condition)
  const kind = comparison?.['kind']
  if (!comparison || namesOf(comparison['name']).join() !== '=') return false
  if (kind !== 'AEXPR_OP' && kind !== 'AEXPR_OP_ANY') return false
  const isOrganisation = (side: unknown): boolean => {
    const names = namesOf(as('ColumnRef', side)?.['fields'])
    return names.at(-1) === 'org_id' && (names.length === 1 ? alone : names[0] === alias)
  }
  const { lexpr, rexpr } = comparison
  if (isOrganisation(lexpr)) return isParameter(rexpr)
  return kind === 'AEXPR_OP' && isOrganisation(rexpr) && isParameter(lexpr)
}

function isParameter(value: unknown): boolean {
  const cast = as('TypeCast', value)
  return cast ? isParameter(cast['arg']) : as('ParamRef', value) !== undefined
}

/** Whether the organisation of every inserted row is a parameter. */
function insertsOwnRows(insert: Fields): boolean {
  const place = listOf(insert['cols']).findIndex(column => as('ResTarget', column)?.['name'] === 'org_id')
  const source = as('SelectStmt', insert['selectStmt'])
  if (place < 0 || !source) return false
  return rowsOf(source).every(row => isParameter(as('ResTarget', row[place])?.['val'] ?? row[place]))
}

/** The expressions of the rows that a select gives: those of `values`, or of each arm of a union. */
function rowsOf(select: Fields): readonly (readonly unknown[])[] {
  if (select['larg']) return [...rowsOf(select['larg'] as Fields), ...rowsOf(select['rarg'] as Fields)]
  const values = listOf(select['valuesLists'])
  if (values.length > 0) return values.map(row => listOf(as('List', row)?.['items']))
  return [listOf(select['targetList'])]
}

function* copies(statement: unknown, schema: Schema): Generator<Fault> {
  for (const insert of nodesOf('InsertStmt', statement)) {
    const table = tableOf((insert['relation'] ?? {}) as Fields, schema, new Set())
    const source = as('SelectStmt', insert['selectStmt'])
    const copied = source !== undefined && listOf(source['valuesLists']).length === 0
    if (table.tenant && copied && !insert['returningClause'])
      yield fault('a copy into a tenant table returns something', `insert into ${table.name}`)
  }
}

function* mutableWrites(statement: unknown, schema: Schema): Generator<Fault> {
  const rule = 'the clock and the directory are written without volatile or stable functions'
  const statements = queryIn(statement)
  for (const kind of ['InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const)
    for (const query of nodesOf(kind, statement)) {
      const table = tableOf((query['relation'] ?? {}) as Fields, schema, new Set())
      if (!table.directory && table.name !== clockTable) continue
      for (const name of mutableParts(withoutCtes(query), schema))
        yield fault(rule, `${name} writes ${table.name}`)
      // PostgreSQL may write a CTE that is not materialised into the query that reads it.
      for (const cte of [...ctesOf(query), ...(statements ? ctesOf(statements.query) : [])])
        if (!cte.materialised && as('SelectStmt', cte.body))
          for (const name of mutableParts(cte.body, schema)) yield fault(rule, `${name} in ${cte.name}`)
    }
}

function* outerJoins(statement: unknown, schema: Schema): Generator<Fault> {
  const hidden = new Set(Array.from(nodesOf('CommonTableExpr', statement), ({ ctename }) => String(ctename)))
  const modifies = Array.from(nodesOf('CommonTableExpr', statement)).some(
    ({ ctequery }) => queryIn(ctequery)?.kind !== 'SelectStmt',
  )
  const tablesOf = (node: unknown) =>
    Array.from(nodesOf('RangeVar', node), range => tableOf(range, schema, hidden))
  for (const { jointype, larg, rarg } of nodesOf('JoinExpr', statement)) {
    if (jointype === 'JOIN_INNER') continue
    const optional = jointype === 'JOIN_LEFT' ? [rarg] : jointype === 'JOIN_RIGHT' ? [larg] : [larg, rarg]
    const others = jointype === 'JOIN_LEFT' ? [larg] : jointype === 'JOIN_RIGHT' ? [rarg] : [larg, rarg]
    const onto = optional.flatMap(tablesOf)
    const tenant = onto.find(table => table.tenant)
    if (modifies && tenant)
      yield fault('no outer join onto a tenant table beside a modifying CTE', tenant.name)
    const directory = onto.find(table => table.directory)
    if (directory && others.flatMap(tablesOf).some(table => table.tenant))
      yield fault('no outer join from a tenant table to the directory', directory.name)
  }
}

function* sessionSettings(statement: unknown): Generator<Fault> {
  const rule = 'a setting is local to its transaction'
  for (const { name, is_local: local } of nodesOf('VariableSetStmt', statement))
    if (!local) yield fault(rule, `set ${String(name)}`)
  for (const { funcname, args } of nodesOf('FuncCall', statement)) {
    if (namesOf(funcname).at(-1) !== 'set_config') continue
    const local = as('A_Const', listOf(args)[2])?.['boolval'] as Fields | undefined
    if (local?.['boolval'] !== true) yield fault(rule, 'set_config of the session')
  }
}

const fault = (rule: Rule, detail: string): Fault => ({ rule, detail })
