/** A node of a parsed statement, as libpg-query gives it: fields by name, a child as `{ Kind: fields }` or its fields. */
export type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The fields of a child of this kind; undefined when it is another kind. */
export function as(kind: string, node: unknown): Fields | undefined {
  const found = isObject(node) ? node[kind] : undefined
  return isObject(found) ? found : undefined
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The names of a dotted reference or of a function. */
export const namesOf = (value: unknown): readonly string[] =>
  listOf(value).map(part => String(as('String', part)?.['sval'] ?? '*'))

/** Every node of this kind at or below a node. */
export function* nodesOf(kind: string, node: unknown): Generator<Fields> {
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesOf(kind, each)
    return
  }
  if (!isObject(node)) return
  const found = as(kind, node)
  if (found) yield found
  for (const child of Object.values(node)) yield* nodesOf(kind, child)
}

const queryKinds = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'] as const
export type QueryKind = (typeof queryKinds)[number]

/** The query that a node is. */
export function queryIn(node: unknown): { readonly kind: QueryKind; readonly query: Fields } | undefined {
  for (const kind of queryKinds) {
    const query = as(kind, node)
    if (query) return { kind, query }
  }
  return undefined
}

export interface Cte {
  readonly name: string
  readonly materialised: boolean
  readonly body: unknown
}

/** The CTEs that a query begins with. */
export const ctesOf = (query: Fields): readonly Cte[] =>
  listOf((query['withClause'] as Fields | undefined)?.['ctes']).map(each => {
    const cte = as('CommonTableExpr', each) ?? {}
    return {
      name: String(cte['ctename']),
      materialised: cte['ctematerialized'] === 'CTEMaterializeAlways',
      body: cte['ctequery'],
    }
  })

/** A query without its CTEs. */
export const withoutCtes = ({ withClause: _withClause, ...rest }: Fields): Fields => rest

/** The parts of a condition that must all hold. */
export function conjuncts(condition: unknown): readonly unknown[] {
  if (condition === undefined) return []
  const all = as('BoolExpr', condition)
  return all?.['boolop'] === 'AND_EXPR' ? listOf(all['args']).flatMap(conjuncts) : [condition]
}
