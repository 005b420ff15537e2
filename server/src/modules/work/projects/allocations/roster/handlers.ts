import { sql } from 'kysely'
import type { Caller } from '../../../../../platform/access/caller.ts'
import { checkedRange } from '../../../../../platform/http/date-range.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { addDays, datesInRange } from '../../../../../platform/vocabulary/dates.ts'
import { type Id, isId } from '../../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../../platform/vocabulary/limits.ts'
import { mondayOf } from '../../../../../platform/vocabulary/weekdays.ts'
import { idsSeen, peopleSeen, type PersonSeen } from '../../../../people/members/port.ts'
import { capacityOfWeeks, sumsOfProjects } from '../../../../time/work-days/port.ts'
import { projectRoster } from './contract.ts'
import { rosterOf } from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(projectRoster, {
  async roster({ query, caller, db, refuse }) {
    checkedRange(query, Infinity, refuse)
    const whole = { from: mondayOf(query.from), to: addDays(mondayOf(query.to), 6) }
    const { from, to } = checkedRange(whole, limits.rangeDays.roster, refuse)
    const wanted = {
      from,
      to,
      ids: query.membershipIds === undefined ? undefined : idsIn(query.membershipIds),
      planningUnitId: query.planningUnitId,
      among:
        query.projectId === undefined
          ? undefined
          : store.peopleOf(db.orgId, sql`${query.projectId}::uuid`, from, to),
      besides: store.peopleOf(db.orgId, store.managedBy(db.orgId, caller.membership.id), from, to),
    }
    const atMost = limits.rosterPeople + 1
    const membershipIds = idsSeen(db.orgId, caller, wanted, atMost)
    const [people, capacityOf, planned, worked] = await Promise.all([
      peopleSeen(db, caller, wanted, atMost),
      capacityOfWeeks(db, membershipIds, from, to),
      store.plannedMinutes(db, membershipIds, from, to),
      sumsOfProjects(db, { by: ['member', 'week', 'project'], membershipIds, from, to }),
    ])
    if (people.length > limits.rosterPeople) refuse('project_roster_too_large')
    return {
      from,
      to,
      people: rosterOf({
        people: people.map(person => ({ ...person, masked: !readsDaysOf(caller, person) })),
        weeks: datesInRange(from, to).filter((_, index) => index % 7 === 0),
        capacity: capacityOf(people.map(({ membershipId }) => membershipId)),
        planned,
        actual: worked.map(({ membershipId, projectId, week, minutes }) => ({
          membershipId: membershipId ?? '',
          projectId: projectId ?? '',
          weekStart: week ?? '',
          minutes,
        })),
      }),
    }
  },
})

/** As `GET /v1/team/members/{membershipId}/work-days` has it, and everybody their own. */
const readsDaysOf = ({ membership, capabilities }: Caller, { membershipId, reached }: PersonSeen): boolean =>
  membershipId === membership.id ||
  (reached && (capabilities.has('worktime.supervise') || capabilities.has('payroll.run')))

/** Ids separated by commas; text that can be no id names nobody. */
const idsIn = (text: string): Id[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(isId)
