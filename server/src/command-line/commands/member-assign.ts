import { command } from '../command.ts'
import { memberAssignOptions } from '../options/member-assign.ts'

export const memberAssign = command({
  name: 'member assign',
  summary: 'Give a member a worktime model, staff group, employer or supervisor from a date on.',
  description:
    'It counts from that day until the next assignment of the kind. Over HTTP a change counts from today; another date, ' +
    'past or coming, is set here alone. Drafts are read by it at once, and those that then come to something else are ' +
    'listed with their minutes; days that are confirmed or further keep what they were confirmed with. Where a payroll lock ' +
    'holds such a draft, or the member would leave the lock of their staff group, it is refused. With --dry-run it is ' +
    'only told. What a member is today follows within an hour of the first day. The same command once more ' +
    'changes nothing.',
  options: memberAssignOptions,
  examples: [
    'konttori member assign --member onni@kallio.example --model flex_37_5 --from 2026-10-01 --dry-run --reason "New contract"',
    'konttori member assign --member onni@kallio.example --supervisor elina@kallio.example --from 2027-01-01 --reason "New team"',
  ],
  async run(given, circumstances) {
    const { assignToMember } = await import('../member-assignments.ts')
    return assignToMember(given, circumstances)
  },
})
