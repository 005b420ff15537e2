import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { auditOf } from '../../../../platform/audit/audit-reading.ts'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { findReachable, memberNamed } from '../../../people/members/port.ts'
import type { workDays } from '../contract.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import type { WorkDayDetail } from '../day/shapes.ts'
import { detailOf } from './detail.ts'
import { withDraftFigures } from './draft-figures.ts'
import { register, registerOfMember } from './register-store.ts'
import * as store from './store.ts'
import { draftDetail, unwrittenDetail, workDayDetail } from './view.ts'
import { registeredFor, visibleTo } from './visibility.ts'

type All = Handlers<typeof workDays>

const registerOrder = {
  operation: 'workDays.list',
  keys: [by('d.workDate'), by('d.id')],
  sweep: sweepKeys('d'),
}

export const readingHandlers: Pick<
  All,
  'list' | 'get' | 'history' | 'listMemberDays' | 'getMemberDay' | 'listOwnDays' | 'getOwnDay'
> = {
  async list({ query, caller, db, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.register, refuse)
    const filter = { ...query, from, to }
    const { items, pageInfo } = await keysetPage(db, query, {
      ...registerOrder,
      listed: {
        alias: 'd',
        text: memberNamed(db.orgId, sql`d.membership_id`),
        sorts: { workDate: 'd.workDate', updatedAt: 'd.updatedAt' },
      },
      rows: keyset => register(db, filter, registeredFor(caller), keyset),
    })
    return { items: await withDraftFigures(db, caller.organisation.timeZone, items), pageInfo }
  },

  async get({ params, caller, db, language, refuse }) {
    const found = (await store.findDay(db, params.id, visibleTo(caller))) ?? refuse('work_day_not_found')
    return detailOf(db, caller, found, language)
  },

  async history({ params, caller, db, refuse }) {
    const [found, lines] = await Promise.all([
      store.findStates(db, [params.id], visibleTo(caller)),
      auditOf(db, 'work_day', params.id),
    ])
    if (found.length === 0) refuse('work_day_not_found')
    return whole(lines)
  },

  async listMemberDays({ params, query, caller, db, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.memberRead, refuse)
    const [member, rows] = await Promise.all([
      findReachable(db, caller, params.membershipId),
      registerOfMember(db, params.membershipId, from, to),
    ])
    if (!member) refuse('membership_not_found')
    return whole(await withDraftFigures(db, caller.organisation.timeZone, rows))
  },

  async getMemberDay({ params, caller, db, language, refuse }) {
    const [member, day] = await Promise.all([
      findReachable(db, caller, params.membershipId),
      dayOn(db, caller, params.membershipId, params.date, language),
    ])
    if (!member) refuse('membership_not_found')
    return day
  },

  async listOwnDays({ query, caller, db, refuse }) {
    const { from, to } = checkedRange(query, limits.rangeDays.memberRead, refuse)
    const rows = await registerOfMember(db, caller.membership.id, from, to)
    return whole(await withDraftFigures(db, caller.organisation.timeZone, rows))
  },

  async getOwnDay({ params, caller, db, language }) {
    return dayOn(db, caller, caller.membership.id, params.date, language)
  },
}

/** What a day that may be unwritten would need is read together with the day, in one network write. */
async function dayOn(
  db: TenantDb,
  caller: Caller,
  membershipId: Id,
  date: PlainDate,
  language: Locale,
): Promise<WorkDayDetail> {
  const [found, circumstances] = await Promise.all([
    store.findDayOn(db, membershipId, date),
    circumstancesOf(db, caller.organisation.timeZone, membershipId, date, date),
  ])
  if (!found) return unwrittenDetail(membershipId, date, circumstances.on(date, null), language)
  const { day, entries } = found
  if (day.status !== 'draft') return workDayDetail(day, entries, language)
  return draftDetail(day, entries, circumstances.on(date, day.dayTypeId), language)
}
