import type { Caller } from '../access/caller.ts'
import type { Sought } from '../contract/listing.ts'
import type { WriteTransaction } from '../data/database.ts'
import { unchangedSince } from '../data/optimistic.ts'
import { by, keysetPage, type PageQuery, sweepKeys, wholeOrder } from '../data/paging.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import { dateIn, type Instant } from '../vocabulary/dates.ts'
import { type Decision, isRefused } from '../vocabulary/decision.ts'
import { type Id, newId } from '../vocabulary/ids.ts'
import { whole } from '../vocabulary/page.ts'
import type { Services } from '../services.ts'
import { type ChangedRules, type Declaration, type Given, namesOf, orderOf } from './declaration.ts'
import * as rules from './rules.ts'
import type { Store } from './store.ts'
import { viewOf } from './view.ts'

/** What the handlers of a register take of a call; the operations' own types are in `register.ts`. */
interface ReadCall {
  readonly params: Readonly<Record<'id', Id>>
  readonly query: PageQuery & Sought
  readonly caller: Caller
  readonly now: Instant
  readonly db: TenantDb
  readonly services: Services
  refuse(code: string): never
}

interface WriteCall extends ReadCall {
  readonly db: WriteTransaction
  readonly body: Given & { readonly expectedUpdatedAt?: Instant }
  commit<State>(
    decision: Decision<State, never, string>,
    save: (state: State) => Promise<unknown>,
  ): Promise<State>
}

type RegisterStore = Store<rules.AnyRecord>

export const handlersOf = (declared: Declaration, store: RegisterStore) => ({
  ...reading(declared, store),
  ...writing(declared, store),
  ...(declared.versions && { addVersion: addingVersion(declared, store) }),
})

const answering = (declared: Declaration) => {
  const view = viewOf(declared)
  return (record: rules.AnyRecord, { caller, now }: ReadCall) =>
    view(record, dateIn(caller.organisation.timeZone, now))
}

function reading(declared: Declaration, store: RegisterStore) {
  const { singular, list: { pages = false } = {} } = declared
  const answer = answering(declared)
  const columns = store.listed
  const order = {
    operation: `${namesOf(declared).family}.list`,
    keys: [by(`r.${orderOf(declared)}`), by('r.id')],
    sweep: sweepKeys('r'),
  }
  return {
    async list(call: ReadCall) {
      const show = (record: rules.AnyRecord) => answer(record, call)
      const listed = columns(call.db)
      if (pages)
        return keysetPage(call.db, call.query, {
          ...order,
          listed,
          rows: keyset => store.page(call.db, keyset),
          show,
        })
      const wanted = wholeOrder(call.query, order.keys, listed)
      return whole((await store.page(call.db, wanted)).map(show))
    },

    async get(call: ReadCall) {
      const record = await store.find(call.db, call.params.id)
      return answer(record ?? call.refuse(`${singular}_not_found`), call)
    },
  }
}

function writing(declared: Declaration, store: RegisterStore) {
  const { unique = 'code' } = declared
  const answer = answering(declared)

  /** What the given values are decided in, as they are kept; read beside the record itself. */
  async function circumstancesOf(given: Given, { db, now }: WriteCall) {
    const [codeHolder, found] = await Promise.all([
      store.holder(db, given[unique]),
      declared.rules?.lookUp?.(db, given),
    ])
    return { now, codeHolder, found }
  }

  return {
    async create(call: WriteCall) {
      const { versions = [], ...own } = call.body as { readonly versions?: readonly Given[] }
      const kept = rules.keptForm(declared, own)
      if (rules.isRefusal(kept)) return call.commit<never>(kept, () => Promise.resolve())
      const dated = rules.versionsOf(declared, versions, newId)
      const [circumstances, missing] = await Promise.all([
        circumstancesOf(kept, call),
        missingIn(declared, dated, call),
      ])
      const created = rules.create(declared, newId(), kept, dated, circumstances)
      const decision =
        rules.refusalOfGiven(declared, versions) ?? (isRefused(created) ? created : (missing ?? created))
      return answer(await call.commit(decision, record => store.insert(call.db, [record])), call)
    },

    async update(call: WriteCall) {
      const { expectedUpdatedAt: _, ...patch } = call.body
      const kept = rules.keptForm(declared, patch)
      const [found, circumstances] = await Promise.all([
        store.find(call.db, call.params.id),
        circumstancesOf(rules.isRefusal(kept) ? {} : kept, call),
      ])
      const record = unchanged(declared, found, call)
      const decision = rules.isRefusal(kept) ? kept : rules.update(declared, record, kept, circumstances)
      const save = (changed: rules.AnyRecord) =>
        changed === record ? Promise.resolve() : store.save(call.db, changed)
      return answer(await call.commit(decision, save), call)
    },
  }
}

function addingVersion(declared: Declaration, store: RegisterStore) {
  const answer = answering(declared)
  return async (call: WriteCall) => {
    const { expectedUpdatedAt: _, dryRun: __, ...given } = call.body
    const record = unchanged(declared, await store.find(call.db, call.params.id), call)
    if (!rules.isVersioned(record)) throw new Error(`${declared.singular} ${record.id} has no version`)
    const [version] = rules.versionsOf(declared, [given], newId)
    const missing = await missingIn(declared, [version as rules.AnyVersion], call)
    const placing = rules.withVersion(declared, record, version as rules.AnyVersion, call.now)
    const decision =
      rules.refusalOfGiven(declared, [given]) ?? (isRefused(placing) ? placing : (missing ?? placing))
    const placed = await call.commit(decision, added => {
      const followed = declared.versions?.added?.(call.db, changedBy(added), call.services.contributions)
      if (followed) call.db.defer(followed)
      return store.saveVersion(call.db, added)
    })
    return answer(placed.record, call)
  }
}

/** Why versions name what is not there. */
const missingIn = async (
  { versions: declared }: Declaration,
  versions: readonly rules.AnyVersion[],
  { db, services }: WriteCall,
) => declared?.references?.(db, versions, services.contributions)

/** The days behind a version that ended the open one have no rules any more. */
const changedBy = ({ record, added, closed }: rules.NewVersion): ChangedRules => ({
  recordId: record.id,
  from: added.validFrom,
  to: closed ? null : added.validTo,
})

/** The record that the call is about, as the caller may read it. */
function unchanged(
  { singular }: Declaration,
  record: rules.AnyRecord | undefined,
  { body, refuse }: WriteCall,
): rules.AnyRecord {
  if (!record) return refuse(`${singular}_not_found`)
  return unchangedSince(body.expectedUpdatedAt, record.updatedAt) ? record : refuse(`${singular}_stale`)
}
