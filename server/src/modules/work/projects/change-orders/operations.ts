import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  page,
  PlainDate,
  sweeping,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { locales } from '../../../../platform/vocabulary/locales.ts'
import { changeOrderStates, longestValidity, usualValidity } from './record.ts'
import { ChangeOrder, ChangeOrderPatch, DeclineReason, NewChangeOrder, PersonName } from './shapes.ts'

const ofProject = '/v1/projects/{id}/change-orders'
const path = '/v1/change-orders/{id}'
const reading = { needs: ['projects.read'], feature: 'projects' } as const
const writing = { needs: ['projects.manage'], feature: 'projects' } as const
const one = {
  ...writing,
  method: 'POST',
  params: { id: idOf('change_order_not_found') },
  answers: ChangeOrder,
} as const
const guards = { expectedUpdatedAt, dryRun: DryRun }
const over = ['change_order_decided', 'change_order_withdrawn'] as const
const always = ['change_order_not_found', 'change_order_stale', 'project_closed'] as const
const effects = [
  'change_order_below_zero',
  'change_order_beyond_limits',
  'change_order_changes_nothing',
] as const
const refusalsOfFields = [
  'project_phase_not_found',
  'change_order_delta_from_lines',
  'change_order_value_too_large',
] as const

const Sent = named(
  'SentChangeOrder',
  object({
    changeOrder: ChangeOrder,
    url: Type.String({
      format: 'uri',
      examples: ['https://konttori.example/change-order?token=AZqqs2sAfB6PAEtvDZwaAQ'],
      description:
        'The page on which the customer answers. Whoever has it may answer, and it is shown this once.',
    }),
    expiresAt: described(Instant, 'Until when it opens.'),
    mail: described(
      nullable(oneOf(['sent', 'held'])),
      'Whether it was handed over to be mailed, or is held because the service sends no mail; null where nobody was to be mailed.',
    ),
  }),
)

export const changeOrderOperations = {
  list: {
    may: true,
    ...reading,
    method: 'GET',
    path: ofProject,
    summary: 'List the change orders of a project',
    description: 'Page through the change orders of a project, the newest first.',
    params: { id: idOf('project_not_found') },
    sweeps: { table: 'change_orders', deletions: 'never' },
    listed: { q: 'the title', ids: true, sorts: ['number', 'title', 'updatedAt'] },
    query: object({
      ...sweeping,
      state: optional(oneOf(changeOrderStates, { description: 'Only change orders in this state.' })),
    }),
    answers: page(ChangeOrder),
    refuses: ['project_not_found'],
    example: { query: { state: 'sent' } },
  },
  get: {
    may: true,
    ...reading,
    method: 'GET',
    path,
    summary: 'Read one change order',
    description: 'Whoever the decision is delegated to reads it while it waits.',
    params: one.params,
    answers: ChangeOrder,
    refuses: ['change_order_not_found'],
  },
  create: {
    ...writing,
    method: 'POST',
    path: ofProject,
    summary: 'Draft a change order',
    description:
      'Draft a change of what was agreed on: what is done more or less, what it comes to, and how the end moves. Nothing of the project changes before it is approved.',
    params: { id: idOf('project_not_found') },
    body: object({ ...NewChangeOrder.properties, dryRun: DryRun }),
    status: 201,
    answers: ChangeOrder,
    refuses: ['project_not_found', 'project_closed', ...refusalsOfFields],
    example: {
      body: {
        title: 'A second heat pump',
        reason: 'The hall gets a heating too.',
        lines: [
          { description: 'Heat pump', quantity: '1', unit: 'pcs', unitPriceCents: 189_000 },
          { description: 'Installation', quantity: '12.5', unit: 'h', unitPriceCents: 6800 },
        ],
        deltaMinutes: 750,
        deltaDays: 3,
      },
    },
  },
  update: {
    ...one,
    method: 'PATCH',
    path,
    summary: 'Change a draft',
    description:
      'Change a draft: an absent field keeps, null clears. What was sent is changed by superseding it.',
    body: object({ ...ChangeOrderPatch.properties, ...guards }),
    refuses: [...always, 'change_order_not_draft', ...refusalsOfFields],
    example: { body: { deltaDays: 5 } },
  },
  send: {
    ...one,
    path: `${path}/send`,
    summary: 'Send a change order',
    description:
      'Freeze a draft as the customer is shown it, and make the link by which they answer it once. With `contactId` the link is mailed. Sending it once more makes a new link, and the former one stops working.',
    body: object({
      contactId: optional(
        described(
          IdOf('contact'),
          "A contact of the project's customer, with an e-mail address, to mail the link to.",
        ),
      ),
      language: optional(
        oneOf(locales, {
          description: 'The language of the mail; that of the contact when absent, else Finnish.',
        }),
      ),
      validUntil: optional(
        described(
          PlainDate,
          `The last day on which the link opens, at most ${longestValidity} days ahead; ${usualValidity} days ahead when absent.`,
        ),
      ),
      ...guards,
    }),
    answers: Sent,
    refuses: [
      ...always,
      ...over,
      'change_order_validity_invalid',
      ...effects,
      'change_order_contact_unreachable',
      'crm_contact_not_found',
      'crm_contact_customer_mismatch',
    ],
    example: {
      body: { contactId: exampleId('contactId'), validUntil: '2026-12-31' },
    },
  },
  approve: {
    ...one,
    path: `${path}/approve`,
    summary: 'Record that a change order is approved',
    description:
      "Record a customer's yes that came by another way than the page. A dated entry of the project's baseline is made with it, what was there before stays on record, and the phase that it is about gets the same. A budget that nobody set stays so. Whoever answers for the project is mailed. Whoever it is delegated to may do it too.",
    body: object({
      approvedByName: described(PersonName, 'Who said yes, by name.'),
      ...guards,
    }),
    refuses: [...always, ...over, 'change_order_not_sent', ...effects],
    emits: ['change_order.approved', 'project.updated'],
    example: { body: { approvedByName: 'Maija Virtanen' } },
  },
  decline: {
    ...one,
    path: `${path}/decline`,
    summary: 'Record that a change order is declined',
    description:
      "Record a customer's no that came by another way than the page. Whoever answers for the project is mailed. There is no event of it but `project.updated`: a sweep of the project's change orders tells what. Whoever it is delegated to may do it too.",
    body: object({
      declinedByName: described(PersonName, 'Who said no, by name.'),
      reason: optional(DeclineReason),
      ...guards,
    }),
    refuses: [...always, ...over, 'change_order_not_sent'],
    emits: ['project.updated'],
    example: { body: { declinedByName: 'Maija Virtanen', reason: 'The hall stays as it is.' } },
  },
  withdraw: {
    ...one,
    path: `${path}/withdraw`,
    summary: 'Take a change order back',
    description: 'Take back a change order that nobody has answered. Its link stops working at once.',
    body: object(guards),
    refuses: ['change_order_not_found', 'change_order_stale', ...over],
    example: { body: {} },
  },
  supersede: {
    ...one,
    path: `${path}/supersede`,
    summary: 'Supersede a change order',
    description:
      'Make a draft with the same content under the next number, and end the former change order and its link. It answers the draft.',
    body: object(guards),
    status: 201,
    refuses: [...always, ...over, 'change_order_not_sent'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>
