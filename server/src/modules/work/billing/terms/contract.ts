import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { array, object } from '../../../../platform/contract/shapes.ts'
import { articleNotFound } from '../../../company/articles/refusals.ts'
import { paymentTermNotFound } from '../../../company/payment-terms/refusals.ts'
import { vatTreatmentNotFound } from '../../../company/vat/refusals.ts'
import { contactRefusals } from '../../customers/contacts/refusals.ts'
import { phaseNotFound } from '../../projects/phases/refusals.ts'
import { projectClosed, projectNotFound } from '../../projects/record/refusals.ts'
import { NewInvoicingTerms, ShownInvoicingTerms } from './shapes.ts'

const of = {
  path: '/v1/projects/{id}/invoicing-terms',
  feature: 'projects',
  params: { id: idOf('project_not_found') },
} as const

const operations = {
  list: {
    ...of,
    method: 'GET',
    needs: ['invoicing.manage', 'projects.read'],
    summary: 'List the invoicing terms of a project',
    description:
      'Those of the project and of its phases, in the order in which they hold. What is null is inherited: of a phase from the one that it lies in, then from the project, then from the customer.',
    answers: object({ items: array(ShownInvoicingTerms, { description: 'The terms.' }) }),
    refuses: ['project_not_found'],
  },
  add: {
    ...of,
    method: 'POST',
    needs: ['invoicing.manage', 'projects.manage'],
    summary: 'Add invoicing terms to a project',
    description:
      'Have work of a project, or of one of its phases, be invoiced by other terms from a day on, until the next ones of the same project or phase hold. All of them: what is absent is inherited, whatever the terms before said. Terms never change; others of the same day take their place. What is on an invoice already keeps what it has. A copy of a project has none.',
    body: NewInvoicingTerms,
    status: 201,
    answers: ShownInvoicingTerms,
    refuses: [
      'project_not_found',
      'project_closed',
      'project_phase_not_found',
      'payment_term_not_found',
      'crm_contact_not_found',
      'crm_contact_customer_mismatch',
      'vat_treatment_not_found',
      'article_not_found',
    ],
    example: {
      body: { validFrom: '2026-01-01', orderReference: 'PO-4711', required: ['order_reference'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

const { crm_contact_not_found, crm_contact_customer_mismatch } = contactRefusals

export const invoicingTerms = contract({
  name: 'invoicingTerms',
  tag: 'Projects',
  refusals: {},
  uses: {
    refusals: {
      ...articleNotFound,
      ...paymentTermNotFound,
      ...phaseNotFound,
      ...projectClosed,
      ...projectNotFound,
      ...vatTreatmentNotFound,
      crm_contact_not_found,
      crm_contact_customer_mismatch,
    },
  },
  events: {},
  audited: { invoicing_terms: { '*': 'open' } },
  operations,
})
