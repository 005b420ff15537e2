import { activityOperations, activityOutcomeOperations } from '../../modules/sales/crm/activities/port.ts'
import { customerOperations } from '../../modules/work/customers/port.ts'
import { newId } from '../../platform/vocabulary/ids.ts'
import { activityOutcomes } from '../companies/activities.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import type { ActivityAction } from '../timeline/activities.ts'

const externalSource = 'calendar'

/** The administrator says what may come of activities. */
export async function describeActivities({ office }: Founded): Promise<void> {
  for (const [code, name] of Object.entries(activityOutcomes))
    await office.asRole('admin', activityOutcomeOperations.create, { body: { code, name } })
}

/** Plans an activity with the owner of its customer, or says that it is done. */
export async function activityStep(
  { activity, dueAt, does }: Extract<ActivityAction, { kind: 'activity' }>,
  { office }: Founded,
): Promise<void> {
  const { key, type, subject, durationMinutes, recurrence, customerCode, outcomeCode } = activity
  if (does === 'complete') {
    const query = { externalSource, externalId: key }
    const { items } = await office.asRole('admin', activityOperations.list, { query })
    const params = { id: required(items[0]?.id, `the activity ${key}`) }
    await office.asRole('admin', activityOperations.complete, { params, body: { outcomeCode } })
    return
  }
  const { items } = await office.asRole('admin', customerOperations.list, { query: { code: customerCode } })
  const customer = required(items[0], `the customer ${customerCode}`)
  await office.asRole('admin', activityOperations.create, {
    body: {
      type,
      subject,
      dueAt,
      durationMinutes,
      recurrence,
      customerId: customer.id,
      ...(customer.ownerMembershipId !== null && { ownerMembershipId: customer.ownerMembershipId }),
      externalSource,
      externalId: key,
    },
    idempotencyKey: newId(),
  })
}
