import { keysetPage } from '../../../../platform/data/paging.ts'
import { Continuation } from '../../../../platform/http/continuation.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { allMemberIds } from '../../../people/members/port.ts'
import { periodClosings } from './contract.ts'
import type { PeriodClosing, StoredResult } from './record.ts'
import * as rules from './rules.ts'
import { closeSome, partsOf, tried } from './running.ts'
import type { ShownResult } from './shapes.ts'
import type { ClosingResult } from './slot.ts'
import * as store from './store.ts'

/** How many results the answer of a run names. */
const resultsTold = 500

export const handlers = handle(periodClosings, {
  list: ({ query, db }) =>
    keysetPage(db, query, {
      operation: 'periodClosings.list',
      keys: store.latestFirst,
      sweep: store.sweep,
      rows: keyset => store.listClosings(db, keyset),
    }),

  async get({ params, db, refuse }) {
    return (await store.findClosing(db, params.id)) ?? refuse('period_closing_not_found')
  },

  async listResults({ params, query, db, refuse }) {
    const [closing, page] = await Promise.all([
      store.findClosing(db, params.id),
      keysetPage(db, query, {
        operation: 'periodClosings.listResults',
        keys: store.byMember,
        within: params.id,
        rows: keyset => store.listResults(db, params.id, query.membershipId, keyset),
        show: storedView,
      }),
    ])
    return closing ? page : refuse('period_closing_not_found')
  },

  async run({ body, caller, db, now, dryRun, services, commit }) {
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
      if (dryRun) return { ...answer({ ...closing, closedCount: closed }, results), id: null, dryRun }
      return steps.finish(async (tx, commitStep) => {
        const finished = await commitStep(rules.finish(closing, tx.now), state =>
          store.saveClosing(tx, state),
        )
        return { ...answer(finished, results), dryRun }
      })
    })
  },
})

function answer(closing: PeriodClosing, results: readonly ClosingResult[]) {
  const changed = results.filter(({ before, after }) => before !== after)
  const told = results.filter(one => one.before !== one.after || one.warning !== null)
  return {
    ...closing,
    resultCount: results.length,
    changedCount: changed.length,
    results: told.slice(0, resultsTold).map(resultView),
  }
}

const resultView = ({ before, after, rows, ...result }: ClosingResult): ShownResult => ({
  ...result,
  before: plain(before),
  after: plain(after),
  rows: rows.map(row => ({ ...row, amount: plain(row.amount) })),
})

const storedView = ({ membershipId, part, unit, before, after, details }: StoredResult): ShownResult =>
  resultView({ membershipId, part, unit, before, after, rows: details.rows, warning: details.warning })

/** A decimal number without the zeros that the column fills up with. */
const plain = (amount: string): string =>
  amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount
