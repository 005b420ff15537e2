import { limits } from '../../platform/vocabulary/limits.ts'
import { type Guide, type GuideSection, guide, operation, refusal, text, typescript } from './guide.ts'

/** Shifts from the first draft to who came. */
export const planning: Guide = {
  name: 'planning',
  title: 'Plan shifts',
  summary:
    'Draft shifts, publish them to members, fill what is left, and compare the plan with what was worked.',
  sections: ({ baseUrl }) => [describe(baseUrl), draft, publish, change, offer, compare],
}

const describe = (baseUrl: string): GuideSection => ({
  id: 'what-shifts-are-like',
  title: 'Say what shifts are like',
  parts: [
    text`<p>A shift belongs to a planning unit, and is worked by a member of that unit. A shift type says the usual times, so that a shift needs only a date. Times are minutes from midnight of the date; a night shift ends after minute 1440. An administrator adds types, and says what plans of a unit are checked by: ${operation('shiftRules.set')}, ${operation('shiftClosures.set')} and ${operation('hourlyStaffing.set')}.</p>`,
    [
      typescript(`
import { createClient } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
const [unit] = (await konttori.planningUnits.list()).items
const [member] = (await konttori.members.list({ limit: 1 })).items
if (!unit || !member) throw new Error('There is no planning unit or no member.')
await konttori.members.update(member.id, { planningUnitId: unit.id })

const types = await konttori.shiftTypes.list()
const late =
  types.items.find(({ code }) => code === 'late') ??
  (await konttori.shiftTypes.create({
    code: 'late',
    name: 'Late shift',
    versions: [{ validFrom: '2020-01-01', startMinutes: 840, endMinutes: 1320, breakMinutes: 30 }],
  }))
`),
    ],
  ],
})

const draft: GuideSection = {
  id: 'draft',
  title: 'Draft a week',
  parts: [
    text`<p>${operation('shifts.writeBatch')} takes at most ${limits.batchIds} shifts and answers each with its own result: one that is refused, such as ${refusal('shift_overlap')}, does not hold the others back. All of them are checked together, as the plan would then be. With <code>dryRun</code> the same is answered and nothing is written. Every rule has a severity in the unit. What breaks a rule of severity <code>warning</code> is planned, and listed in the <code>warnings</code> of the shift.</p>`,
    [
      typescript(`
const week = { from: '2031-03-03', to: '2031-03-09' }
const planned = (await konttori.shifts.list({ planningUnitId: unit.id, ...week })).items
const rows = ['2031-03-03', '2031-03-04', '2031-03-05']
  .filter(workDate => !planned.some(shift => shift.workDate === workDate))
  .map(workDate => ({ planningUnitId: unit.id, shiftTypeId: late.id, membershipId: member.id, workDate }))

if (rows.length > 0) {
  const { results } = await konttori.shifts.writeBatch({ rows })
  for (const { index, status, code } of results) console.log(rows[index]?.workDate, status, code ?? '')
}
`),
    ],
    text`<p>What repeats is written once: ${operation('shiftRotations.create')} keeps a template of some weeks, and ${operation('shiftRotations.apply')} drafts by it; ${operation('shifts.copy')} makes a period once more. Neither makes a shift twice.</p>`,
  ],
}

const publish: GuideSection = {
  id: 'publish',
  title: 'Publish',
  parts: [
    text`<p>Members see no drafts. ${operation('shiftPublications.publish')} publishes every draft of a unit and a period, or none: each member gets one mail, and the log one <code>shift.published</code> with counts. If the answer is lost, send the request again with the same key, as ${guide('idempotency', 'Idempotency and retries')} says. A rule of severity <code>override</code> needs an <code>overrideReason</code>; the refusal names the shifts in <code>violations</code>. With nothing left to publish the answer is ${refusal('shift_publication_empty')}.</p>`,
    [
      typescript(`
const drafts = await konttori.shifts.list({ planningUnitId: unit.id, ...week, state: 'draft' })
if (drafts.items.length > 0) {
  const { publication } = await konttori.shiftPublications.publish(
    { planningUnitId: unit.id, periodFrom: week.from, periodTo: week.to },
    { idempotencyKey: \`plan-\${unit.id}-\${week.from}\` },
  )
  console.log(publication.publishedCount, 'shifts are published, members told:', publication.recipientCount)
}
`),
    ],
    text`<p>${operation('shiftPublications.listShifts')} keeps what was told, whatever becomes of the shifts. For a member whose worktime model is of the kind <code>shift</code> it is the target of the day; for everybody it is what ${operation('presence.list')} says <code>late</code> by.</p>`,
  ],
}

const change: GuideSection = {
  id: 'change',
  title: 'Change what is published',
  parts: [
    text`<p>A change of a published shift is told at once: one <code>shift.changed</code>, one mail, and a new <code>version</code> that the member is asked to acknowledge. <code>acknowledgedVersion</code> says which version they have seen.</p>`,
    [
      typescript(`
const [first] = (await konttori.shifts.list({ planningUnitId: unit.id, ...week, state: 'published' })).items
if (first) {
  const moved = await konttori.shifts.update(first.id, {
    startMinutes: first.startMinutes + 15,
    expectedUpdatedAt: first.updatedAt,
  })
  console.log('version', moved.version, 'is seen:', moved.acknowledgedVersion === moved.version)
}
`),
    ],
  ],
}

const offer: GuideSection = {
  id: 'open-shifts',
  title: 'Offer what is left',
  parts: [
    text`<p>An open shift has slots that members claim. With the policy <code>first_come</code> the first claims get the slots at once; with <code>approval</code> they wait in the queue, ${operation('approvals.list')}, until whoever plans the unit decides. Of two claims for the last slot one gets it, and the other is refused with ${refusal('open_shift_filled')} or superseded. Members swap shifts by ${operation('shiftSwaps.propose')}; that waits in the same queue.</p>`,
    [
      typescript(`
const open = await konttori.openShifts.create({
  planningUnitId: unit.id,
  shiftTypeId: late.id,
  workDate: '2031-03-06',
  slots: 2,
  claimPolicy: 'approval',
})
console.log(open.slots - open.filled, 'slots are open')

const waiting = await konttori.approvals.list({ kind: 'open_shift_claim' })
const items = waiting.items.map(({ kind, subjectId }) => ({ kind, subjectId, decision: 'approve' as const }))
if (items.length > 0) {
  const { decidedCount, refusedCount } = await konttori.approvals.decideBatch({ items })
  console.log(decidedCount, 'decided', refusedCount, 'refused')
}
await konttori.openShifts.withdraw(open.id, { reason: 'The guide is over.' })
`),
    ],
  ],
}

const compare: GuideSection = {
  id: 'plan-and-actual',
  title: 'Read the plan, and who came',
  parts: [
    text`<p>${operation('shiftPlan.read')} is the plan of a unit as one answer, at most ${limits.rangeDays.shiftPlan} days of at most ${limits.rosterPeople} people: shifts, hours, premiums, and how each hour is covered. ${operation('shiftPlan.actual')} sets beside it what was recorded: who was late, missing or absent, and who came without a shift.</p>`,
    [
      typescript(`
const plan = await konttori.shiftPlan.read({ planningUnitId: unit.id, ...week })
for (const { date, plannedMembers } of plan.coverage) if (plannedMembers > 0) console.log(date, plannedMembers)

const actual = await konttori.shiftPlan.actual({ planningUnitId: unit.id, ...week })
for (const { attendance, days } of actual.totals.attendances) console.log(attendance, days)
`),
    ],
  ],
}
