import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { object, oneOf, optional, page, sweeping, Type } from '../../../../platform/contract/shapes.ts'
import { phaseNotFound } from '../phases/refusals.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { purchaseLife, purchaseStates } from './record.ts'
import { purchaseRefusals } from './refusals.ts'
import { NewPurchase, PurchasePatch, PurchaseStep, ShownPurchase } from './shapes.ts'

const path = '/v1/projects/{id}/purchases'
const ById = { id: idOf('project_not_found') }
const ByBoth = { ...ById, purchaseId: idOf('project_purchase_not_found') }
const read = { method: 'GET', needs: ['projects.manage'], feature: 'projects' } as const
const write = { needs: ['projects.manage'], feature: 'projects', answers: ShownPurchase } as const
const missing = ['project_not_found', 'project_purchase_not_found'] as const

const stepTo = <const Name extends string>(name: Name, summary: string, description: string) =>
  ({
    ...write,
    method: 'POST',
    path: `${path}/{purchaseId}/${name}`,
    summary,
    description,
    params: ByBoth,
    body: PurchaseStep,
    refuses: [
      ...missing,
      'project_closed',
      'project_purchase_stale',
      'project_purchase_state_conflict',
      'project_purchase_not_rebillable',
      'project_purchase_billed',
    ],
    example: { body: {} },
  }) as const

export const purchases = contract({
  name: 'projectPurchases',
  tag: 'Projects',
  refusals: purchaseRefusals,
  uses: { refusals: { ...phaseNotFound, ...projectClosed, ...projectNotFound } },
  events: {},
  lifecycles: [purchaseLife],
  audited: {
    purchase: {
      '*': 'open',
      supplier: 'personal',
      description: 'personal',
    },
  },
  operations: {
    list: {
      may: true,
      ...read,
      path,
      summary: 'List the purchases of a project',
      description: 'Page through what is bought for a project, newest first.',
      params: ById,
      sweeps: { table: 'project_purchases', deletions: 'within', of: 'project_id' },
      listed: {
        q: 'the supplier or the description',
        ids: true,
        sorts: ['purchaseDate', 'supplier', 'updatedAt'],
      },
      query: object({
        ...sweeping,
        state: optional(oneOf(purchaseStates, { description: 'Only purchases in this state.' })),
        phaseId: optional(
          Type.String({
            format: 'uuid',
            description: 'Only purchases for the phase.',
            examples: [exampleId('phaseId')],
          }),
        ),
      }),
      answers: page(ShownPurchase),
      refuses: ['project_not_found'],
    },
    get: {
      may: true,
      ...read,
      path: `${path}/{purchaseId}`,
      summary: 'Read one purchase of a project',
      params: ByBoth,
      answers: ShownPurchase,
      refuses: missing,
    },
    create: {
      ...write,
      method: 'POST',
      path,
      summary: 'Add a purchase to a project',
      description:
        'Say what is bought for a project. Without `rebillable` the customer pays for it, without `markupBp` what it costs.',
      params: ById,
      body: NewPurchase,
      status: 201,
      refuses: ['project_not_found', 'project_closed', 'project_phase_not_found'],
      example: {
        body: {
          supplier: 'Rautakauppa Oy',
          description: 'Copper pipe 22 mm',
          purchaseDate: '2026-11-02',
          netCents: 45_000,
          vatBp: 2550,
          markupBp: 1000,
        },
      },
    },
    update: {
      ...write,
      method: 'PATCH',
      path: `${path}/{purchaseId}`,
      summary: 'Change a purchase of a project',
      description:
        'Change a purchase: an absent field keeps. What it comes to is fixed once it is invoiced on or cancelled.',
      params: ByBoth,
      body: PurchasePatch,
      refuses: [
        ...missing,
        'project_closed',
        'project_phase_not_found',
        'project_purchase_stale',
        'project_purchase_state_conflict',
        'project_purchase_billed',
      ],
      example: { body: { netCents: 47_500 } },
    },
    receive: stepTo('receive', 'Receive a purchase', 'Say that what was ordered is there.'),
    invoiceOn: stepTo(
      'invoice-on',
      'Invoice a purchase on',
      'Say that the customer was invoiced for a received purchase, outside of the service.',
    ),
    cancel: stepTo('cancel', 'Cancel a purchase', 'Take back a purchase, which then counts for nothing.'),
    reopen: stepTo(
      'reopen',
      'Reopen a purchase',
      'Make a purchase received again that was cancelled or invoiced on.',
    ),
  },
})
