import type { Handlers } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { dayTypeVersionsBetween } from '../../../company/catalogs/day-types/port.ts'
import { entryTypeVersionsBetween } from '../../../company/catalogs/entry-types/port.ts'
import { worktimeModelVersionsBetween } from '../../../company/catalogs/worktime-models/port.ts'
import type { payrollExports } from '../contract.ts'
import { codingBy } from './coding.ts'
import type { payTypeOperations } from './contract.ts'
import { gapsOf } from './gaps.ts'
import { payTypeRules } from './register.ts'

type PayTypeHandlers = Pick<Handlers<typeof payrollExports>, keyof typeof payTypeOperations>

export const payTypeHandlers: PayTypeHandlers = {
  async listPayTypeGaps({ query, caller, db, now, reader }) {
    const date = query.date ?? dateIn(caller.organisation.timeZone, now)
    const [rules, entryTypes, dayTypes, models] = await Promise.all([
      payTypeRules.store.list(db),
      entryTypeVersionsBetween(db, 'all', date, date),
      dayTypeVersionsBetween(db, date, date),
      worktimeModelVersionsBetween(db, 'all', date, date),
    ])
    const gaps = gapsOf(codingBy(rules), { entryTypes, dayTypes, models }, date)
    return whole(gaps.map(({ called, ...gap }) => ({ ...gap, typeName: called(reader.chosen) })))
  },
}
