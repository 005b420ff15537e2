import type { Caller } from '../../access/caller.ts'
import type { WriteTransaction } from '../../data/database.ts'
import { unchangedSince } from '../../data/optimistic.ts'
import type { TenantDb } from '../../data/tenant-db.ts'
import { dateIn, type Instant, type PlainDate } from '../../vocabulary/dates.ts'
import type { Decision } from '../../vocabulary/decision.ts'
import type { Id } from '../../vocabulary/ids.ts'
import type { Declaration } from './declaration.ts'
import * as rules from './rules.ts'
import type { Store } from './store.ts'

/** What the handlers take of a call; the operations' own types are in `contract.ts`. */
interface ReadCall {
  readonly params: Readonly<Record<'id', Id>>
  readonly caller: Caller
  readonly now: Instant
  readonly db: TenantDb
  refuse(code: string): never
}

interface WriteCall extends ReadCall {
  readonly db: WriteTransaction
  readonly body: Readonly<Record<string, unknown>> & { readonly expectedUpdatedAt?: Instant }
  commit<State>(
    decision: Decision<State, never, string>,
    save: (state: State) => Promise<unknown>,
  ): Promise<State>
}

export function handlersOf(declared: Declaration, store: Store<rules.Row>) {
  const { units, rows: sent } = declared

  async function read({ params, caller, now, db, refuse }: ReadCall) {
    const unitId = params.id.toLowerCase()
    const [known, rows] = await Promise.all([units.exists(db, unitId), store.rowsOf(db, unitId)])
    if (!known) refuse(units.missing)
    return { unitId, rows, today: dateIn(caller.organisation.timeZone, now) }
  }

  return {
    async get(call: ReadCall) {
      const { unitId, rows, today } = await read(call)
      return view(declared, unitId, rows, today)
    },

    async set(call: WriteCall) {
      const { body, now, db, commit } = call
      const { unitId, rows: held, today } = await read(call)
      const unchanged = unchangedSince(body.expectedUpdatedAt, rules.lastChangeOf(held))
      const wanted = body[sent.field] as readonly Readonly<Record<string, unknown>>[]
      const decision = rules.set(declared, wanted, { unitId, held, unchanged, today, now })
      const { rows } = await commit(decision, changed => store.save(db, unitId, changed))
      return view(declared, unitId, rows, today)
    },
  }
}

/** The document of a unit on a day. */
function view(declared: Declaration, unitId: Id, rows: readonly rules.Row[], today: PlainDate) {
  const { units, rows: shown, to, shows } = declared
  const lastDays = to === undefined ? rules.lastDaysOf(declared, rows) : null
  return {
    [units.reference]: unitId,
    [shown.field]: rows.map(({ [units.reference]: _, updatedAt: __, ...row }, index) =>
      lastDays ? { ...row, validTo: lastDays[index] } : row,
    ),
    ...shows?.on(today),
    updatedAt: rules.lastChangeOf(rows),
  }
}
