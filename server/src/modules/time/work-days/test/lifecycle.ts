import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { accept } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { workDayLife } from '../day/shapes.ts'
import type { Day, DayState } from '../day/day.ts'
import { blankDay } from '../day/blank-day.ts'
import * as rules from '../steps/rules.ts'
import { write } from '../writing/rules.ts'
import { aino, day, earlier, eero, entry, lenient, now, ordinary } from './days.ts'

type Status = Day['status']

const batchId = newId()
const free = { locked: false, outsideEmployment: false }
const boss = { membershipId: eero, selfApprovalAllowed: false }

const stored = (status: Status) => day({ status, exportBatchId: status === 'exported' ? batchId : null })
const toWrite = (status: Status) => {
  const found = stored(status)
  return { id: newId(), membershipId: aino, workDate: found.workDate, day: found }
}
const statusOf = ({ status }: DayState) => status

const written = (status: Status) =>
  write<never>(
    toWrite(status),
    { action: 'work_days.write_entries', entries: () => accept([entry()]), dayTypeId: null, fills: true },
    ordinary,
    true,
    now,
  )

export const workDayTable = lifecycleTable({
  life: workDayLife,
  starts: () => [blankDay(newId(), aino, '2026-10-14', earlier).status],
  actions: {
    write_entries: [status => outcomeOf(written(status), state => state.day.status)],
    confirm: [
      status => outcomeOf(rules.confirm(toWrite(status), [entry()], ordinary, lenient, now), statusOf),
    ],
    reopen: [status => outcomeOf(rules.reopen(stored(status), false, now), statusOf)],
    return: [status => outcomeOf(rules.returnToEmployee(stored(status), 'Why?', false, now), statusOf)],
    approve: [status => outcomeOf(rules.approve(stored(status), boss, free, now), statusOf)],
    unapprove: [status => outcomeOf(rules.unapprove(stored(status), null, false, now), statusOf)],
    correct: [status => outcomeOf(rules.correct(stored(status), 'Wrong project', false, now), statusOf)],
    export: [status => outcomeOf(rules.exportTo(stored(status), batchId, now), statusOf)],
    release: [status => outcomeOf(rules.release(stored(status), now), statusOf)],
  },
})
