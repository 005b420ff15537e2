import type { Things } from '../../../../../../test/breadth/things.ts'
import { waitingDay } from './waiting-day.ts'

export const things: Things = {
  project_day_not_found: ({ admin, organisation, memberId }) =>
    waitingDay(admin, { memberId, workDate: '2026-10-07', work: organisation.catalogs.entryTypes.work }),
}
