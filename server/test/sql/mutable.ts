import { as, type Fields, listOf, namesOf, nodesOf } from './tree.ts'

/** What is known of columns and functions. */
export interface Mutability {
  /** The type of every column that is an instant or an interval, by its name. */
  readonly temporalColumns: ReadonlyMap<string, string>
  /** Functions by name and number of arguments, `date_trunc/2`, of which every variant is immutable. */
  readonly immutableFunctions: ReadonlySet<string>
}

/** What in an expression depends on more than its values: the time, the session, a setting. */
export function* mutableParts(node: unknown, schema: Mutability): Generator<string> {
  for (const { funcname, args } of nodesOf('FuncCall', node)) {
    const name = namesOf(funcname).at(-1) ?? ''
    if (!schema.immutableFunctions.has(`${name}/${listOf(args).length}`)) yield `${name}()`
  }
  for (const { op } of nodesOf('SQLValueFunction', node)) yield String(op)
  for (const { name, lexpr, rexpr } of nodesOf('A_Expr', node)) {
    const operator = namesOf(name).join()
    if (/^[+-]$/.test(operator) && dependsOnZone([typeOf(lexpr, schema), typeOf(rexpr, schema)]))
      yield `${operator} of instants`
  }
}

type Temporal = 'instant' | 'interval' | 'local' | 'other' | 'unknown'

/** An instant and an interval are added by the days of the session's time zone, all others by themselves. */
function dependsOnZone([left, right]: readonly [Temporal, Temporal]): boolean {
  const one = (type: Temporal) => left === type || right === type
  return (one('interval') && (one('instant') || one('unknown'))) || (one('instant') && one('unknown'))
}

const temporalTypes: Readonly<Record<string, Temporal>> = {
  timestamptz: 'instant',
  'timestamp with time zone': 'instant',
  interval: 'interval',
  timestamp: 'local',
  date: 'local',
}

function typeOf(value: unknown, schema: Mutability): Temporal {
  const column = as('ColumnRef', value)
  if (column)
    return (
      temporalTypes[schema.temporalColumns.get(namesOf(column['fields']).at(-1) ?? '') ?? ''] ?? 'unknown'
    )
  const cast = as('TypeCast', value)
  if (cast) {
    const type = namesOf((cast['typeName'] as Fields | undefined)?.['names']).at(-1) ?? ''
    return temporalTypes[type] ?? 'other'
  }
  if (as('A_Const', value)) return 'other'
  const call = as('FuncCall', value)
  // `instant at time zone 'UTC'`, which is without a zone; the other way round nothing is added to it.
  if (call && namesOf(call['funcname']).at(-1) === 'timezone') return 'local'
  if (call && namesOf(call['funcname']).at(-1) === 'make_interval') return 'interval'
  const operation = as('A_Expr', value)
  if (!operation) return 'unknown'
  const sides = [typeOf(operation['lexpr'], schema), typeOf(operation['rexpr'], schema)]
  if (namesOf(operation['name']).join() === '*' && sides.includes('interval')) return 'interval'
  return sides.every(side => side === 'other') ? 'other' : 'unknown'
}
