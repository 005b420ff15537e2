import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { sendMails } from '../../../company/outgoing-mail/port.ts'
import { mailableMembers } from '../../../people/members/port.ts'
import { answerMail, type ToldAnswer } from './answer-letters.ts'
import type { OrderInProject } from './circumstances.ts'

/** An answer as its mail tells it. */
export interface Told {
  readonly answer: ToldAnswer
  readonly answeredBy: string
  readonly reason: string | null
  /** The member who recorded it, and knows. */
  readonly actorMembershipId: Id | null
}

/** Mails an answer to whoever answers for the project: also one that was not taken, because another had come before it. */
export async function tellManager(
  tx: WriteTransaction,
  services: Services,
  { order, project }: Pick<OrderInProject, 'order' | 'project'>,
  { answer, answeredBy, reason, actorMembershipId }: Told,
): Promise<void> {
  const { managerMembershipId } = project
  if (managerMembershipId === null || managerMembershipId === actorMembershipId) return
  const [person] = await mailableMembers(tx, [managerMembershipId])
  if (!person) return
  const { number, title } = order
  const news = { name: person.callName, project: `${project.code} ${project.name}`, number, title }
  sendMails(tx, services, [
    {
      kind: 'change_order_answer',
      to: { address: person.email, name: person.displayName, membershipId: person.id },
      locale: person.locale,
      ...answerMail(answer, { ...news, answeredBy, reason }, person.locale),
      about: { type: 'change_order', id: order.id },
    },
  ])
}
