import type { Caller } from '../../../../platform/access/caller.ts'
import { by, openPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { entitlements } from '../../../people/me/port.ts'
import { peopleAround } from '../../../people/members/port.ts'
import { teamCalendar } from './contract.ts'
import { typeNameIn } from '../types/reading.ts'
import { coverageOf } from './coverage.ts'
import { idsOfPage, peoplePage, seesCoverage } from './people.ts'
import { staffingMinimums } from './staffing/settings.ts'
import * as store from './store.ts'
import * as view from './view.ts'

const order = { operation: 'teamCalendar.read', keys: [by('r.displayName'), by('r.membershipId')] }

export const handlers = handle(teamCalendar, {
  async read({ query, caller, now, db, reader, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.memberRead, refuse)
    const { planningUnitId } = query
    const today = dateIn(caller.organisation.timeZone, now)
    const page = openPage(db, query, { ...order, within: caller.membership.id })
    const people = peopleAround(caller, { from, to, planningUnitId }, today)
    const ids = idsOfPage(people, page.fragment)
    const [rows, absences, coverage] = await Promise.all([
      peoplePage(db, people, page.fragment),
      store.absencesOf(db, caller, ids, { from, to }, today),
      planningUnitId === undefined ? null : coverageFor(db, caller, { from, to, planningUnitId, today }),
    ])
    const { items, pageInfo } = page.answer(rows)
    return { items: view.members(caller, items, absences, reader.chosen), pageInfo, coverage }
  },

  async plan({ query, caller, db, services, reader, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.register, refuse)
    const availableOn = query.availableOn ?? to
    const [rows, left] = await Promise.all([
      store.ownAbsences(db, caller.membership.id, { from, to }),
      Promise.all(
        services.contributions(entitlements).map(tell => tell(db, caller, availableOn, reader.chosen)),
      ),
    ])
    const absences = rows.map(({ absenceTypeCode, ...row }) => ({
      ...row,
      absenceTypeName: typeNameIn(reader.chosen, { ...row, absenceTypeCode }),
    }))
    return { from, to, absences, availableOn, entitlements: left.flat() }
  },
})

interface UnitWindow extends store.Window {
  readonly planningUnitId: Id
  readonly today: PlainDate
}

/** How a unit is covered; null for who does not see everybody in it, or could work out who of the others is absent. */
async function coverageFor(db: TenantDb, caller: Caller, { from, to, planningUnitId, today }: UnitWindow) {
  const [sees, days, minimums] = await Promise.all([
    seesCoverage(db, caller, { from, to, planningUnitId }, today),
    store.countedDays(db, planningUnitId, { from, to }),
    staffingMinimums.store.rowsOf(db, planningUnitId),
  ])
  return sees ? coverageOf(days, minimums) : null
}
