import { sql } from 'kysely'
import { explained, reasonKept, sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import { Continuation } from '../../../../platform/http/continuation.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { allMemberIds, memberNamed } from '../../../people/members/port.ts'
import { periodClosings } from './contract.ts'
import type { PeriodClosing, StoredResult } from './record.ts'
import * as rules from './rules.ts'
import type { ShownResult } from './shapes.ts'
import { type ClosingReasons, type ClosingResult, closings, reasonsOf, type ToClose } from './slot.ts'
import * as store from './store.ts'
import { saveStep } from './store.ts'

/** So many members are closed in one transaction. */
const membersAtOnce = 100

/** The parts of a list, in order. */
const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / membersAtOnce) }, (_, part) =>
    all.slice(part * membersAtOnce, (part + 1) * membersAtOnce),
  )

/** Closes some members, one family after the other, and keeps what came of it. */
async function closeSome(
  tx: WriteTransaction,
  { contributions }: Pick<Services, 'contributions'>,
  closing: PeriodClosing,
  what: ToClose,
  closedCount: number,
): Promise<readonly ClosingResult[]> {
  const results: ClosingResult[] = []
  const ofKind = contributions(closings).filter(({ kind }) => kind === closing.kind)
  for (const one of ofKind.toSorted((a, b) => a.order - b.order)) results.push(...(await one.close(tx, what)))
  await saveStep(tx, closing, closedCount, results, reasonsOf(contributions))
  return results
}

/** Ends a transaction of which nothing is to be kept. */
class NothingKept extends Error {
  override readonly name = 'NothingKept'
}

/** Does in a transaction of its own what is then taken back, and answers what it would have been. */
async function tried<T>(
  { database }: Pick<Services, 'database'>,
  orgId: Id,
  work: (tx: WriteTransaction) => Promise<T>,
): Promise<T> {
  let result: { readonly value: T } | undefined
  try {
    await database.write({ orgId }, async tx => {
      result = { value: await work(tx) }
      throw new NothingKept()
    })
  } catch (error) {
    if (!(error instanceof NothingKept) || !result) throw error
  }
  if (!result) throw new Error('the transaction was kept')
  return result.value
}

/** How many results the answer of a run names. */
const resultsTold = 500

export const handlers = handle(periodClosings, {
  list: ({ query, db }) =>
    keysetPage(db, query, {
      operation: 'periodClosings.list',
      listed: { alias: 'c' },
      keys: store.latestFirst,
      sweep: store.sweep,
      rows: keyset => store.listClosings(db, keyset),
    }),

  async get({ params, db, refuse }) {
    return (await store.findClosing(db, params.id)) ?? refuse('period_closing_not_found')
  },

  async listResults({ params, query, db, services, language, refuse }) {
    const telling = { reasons: reasonsOf(services.contributions), language }
    const [closing, page] = await Promise.all([
      store.findClosing(db, params.id),
      keysetPage(db, query, {
        operation: 'periodClosings.listResults',
        keys: store.byMember,
        within: params.id,
        listed: { alias: 'r', text: memberNamed(db.orgId, sql`r.membership_id`) },
        rows: keyset => store.listResults(db, params.id, query.membershipId, keyset),
        show: row => storedView(row, telling),
      }),
    ])
    return closing ? page : refuse('period_closing_not_found')
  },

  async run({ body, caller, db, now, dryRun, services, language, commit }) {
    const telling = { reasons: reasonsOf(services.contributions), language }
    const { timeZone } = caller.organisation
    const { id: by } = caller.membership
    const { kind, date } = body
    const [found, members] = await Promise.all([store.findClosingOf(db, kind, date), allMemberIds(db)])
    const begun = { id: newId(), by, today: dateIn(timeZone, now), now, memberCount: members.length }
    const closing = await commit(rules.begin({ kind, date }, found, begun), state =>
      store.saveClosing(db, state),
    )
    const { orgId } = db
    const whatOf = (some: readonly string[]) => ({
      ...{ closingId: closing.id, date, members: some, timeZone, dryRun },
      actorMembershipId: by,
    })
    return new Continuation(async steps => {
      const results: ClosingResult[] = []
      let closed = 0
      for (const some of partsOf(members)) {
        closed += some.length
        const done = closed
        results.push(
          ...(dryRun
            ? await tried(services, orgId, async tx => {
                await store.saveClosing(tx, closing)
                return closeSome(tx, services, closing, whatOf(some), done)
              })
            : await steps.write(tx => closeSome(tx, services, closing, whatOf(some), done))),
        )
      }
      if (dryRun)
        return { ...answer({ ...closing, closedCount: closed }, results, telling), id: null, dryRun }
      return steps.finish(async (tx, commitStep) => {
        const finished = await commitStep(rules.finish(closing, tx.now), state =>
          store.saveClosing(tx, state),
        )
        return { ...answer(finished, results, telling), dryRun }
      })
    })
  },
})

/** How results are told. */
interface Telling {
  readonly reasons: ClosingReasons
  readonly language: Locale
}

function answer(closing: PeriodClosing, results: readonly ClosingResult[], telling: Telling) {
  const changed = results.filter(({ before, after }) => before !== after)
  const told = results.filter(one => one.before !== one.after || one.warning !== null)
  return {
    ...closing,
    resultCount: results.length,
    changedCount: changed.length,
    results: told.slice(0, resultsTold).map(result => resultView(result, telling)),
  }
}

const resultView = (
  { before, after, rows, warning, ...result }: ClosingResult,
  { reasons, language }: Telling,
): ShownResult => ({
  ...result,
  before: plain(before),
  after: plain(after),
  rows: rows.map(row => ({
    ...row,
    amount: plain(row.amount),
    ...explained(reasons, row.explanation, language),
  })),
  warning: warning && sentenceOf(reasons, warning, language),
  warningExplanation: warning,
})

const storedView = (
  { membershipId, part, unit, before, after, details }: StoredResult,
  telling: Telling,
): ShownResult => {
  const { reasons } = telling
  const { warning: explain, warningExplanation: explanation } = details
  return resultView(
    {
      ...{ membershipId, part, unit, before, after },
      rows: details.rows.map(({ kind, amount, ...why }) => ({
        ...{ kind, amount },
        explanation: reasonKept(reasons, why),
      })),
      warning: explain === null ? null : reasonKept(reasons, { explain, explanation }),
    },
    telling,
  )
}

/** A decimal number without the zeros that the column fills up with. */
const plain = (amount: string): string =>
  amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount
