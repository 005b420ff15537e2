import { events } from '../../../../../platform/contract/events.ts'
import { contract } from '../../../../../platform/contract/family.ts'
import { notTaken, writesNothing } from '../../../../../platform/contract/idempotency.ts'
import type { Operation } from '../../../../../platform/contract/operation.ts'
import { described, object, optional } from '../../../../../platform/contract/shapes.ts'
import { publicFormRefusals, publicLinkRefusals } from '../../../../exchange/public-links/refusals.ts'
import { projectEvents } from '../../record/events.ts'
import { projectClosed } from '../../record/refusals.ts'
import { changeOrderEvents } from '../events.ts'
import { answeringRefusals, publicChangeOrderRefusals } from '../refusals.ts'
import { DeclineReason, PersonName } from '../shapes.ts'
import { DocumentSha256, Email, FormToken, LinkToken, PublicChangeOrder } from './shapes.ts'

const path = '/v1/public/change-orders'
const anyone = {
  method: 'POST',
  needs: 'none',
  credential: 'public',
  transaction: 'none',
  answers: PublicChangeOrder,
} as const
const answeredOnce = notTaken('A `formToken` is taken once; sent again it answers `public_form_sent`.')
const ofLink = ['public_link_not_found', 'public_link_expired'] as const
const ofAnswers = [
  ...ofLink,
  'public_form_invalid',
  'public_form_sent',
  'change_order_document_changed',
  'change_order_decided',
  'project_closed',
] as const

const token = 'AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xYfR8kPz3qLw5tNc7sBv1aE'
const answer = {
  token,
  formToken: 'S1RTAQAAAAAAAAAA',
  documentSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  name: 'Maija Virtanen',
  email: 'maija@sahko.example',
}
const answering = {
  token: LinkToken,
  formToken: FormToken,
  documentSha256: DocumentSha256,
  name: PersonName,
}

const operations = {
  open: {
    ...anyone,
    path: `${path}/open`,
    idempotency: writesNothing,
    summary: 'Look at a change order by its link',
    description:
      'What the customer is shown of a change order, by the token of its link. It uses nothing up. Looks that lead nowhere are limited by network address, and answers by link: 429 `too-many-requests` with the scope `public_link`.',
    harmless: true,
    body: object({ token: LinkToken }),
    refuses: ofLink,
    example: { body: { token } },
  },
  approve: {
    ...anyone,
    path: `${path}/approve`,
    idempotency: answeredOnce,
    summary: 'Approve a change order by its link',
    description:
      "The customer's yes: the change order is approved with the name and address that were typed, and the project's baseline gets its entry. A link is answered once: a later answer is refused with `change_order_decided`. Whoever answers for the project is mailed both.",
    body: object({ ...answering, email: Email }),
    refuses: [
      ...ofAnswers,
      'change_order_below_zero',
      'change_order_beyond_limits',
      'change_order_changes_nothing',
    ],
    emits: ['change_order.approved', 'project.updated'],
    example: { body: answer },
  },
  decline: {
    ...anyone,
    path: `${path}/decline`,
    idempotency: answeredOnce,
    summary: 'Decline a change order by its link',
    description:
      "The customer's no, with a reason. A link is answered once: a later answer is refused with `change_order_decided`. Whoever answers for the project is mailed both.",
    body: object({
      ...answering,
      email: optional(described(Email, 'The e-mail address of who answers, if they give it.')),
      reason: DeclineReason,
    }),
    refuses: ofAnswers,
    emits: ['project.updated'],
    example: { body: { ...answer, reason: 'The hall stays as it is.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const publicChangeOrders = contract({
  name: 'publicChangeOrders',
  tag: 'Public links',
  refusals: publicChangeOrderRefusals,
  uses: {
    refusals: { ...publicLinkRefusals, ...publicFormRefusals, ...answeringRefusals, ...projectClosed },
    events: { ...changeOrderEvents, ...projectEvents },
  },
  events: events({}),
  operations,
})
