import {
  array,
  described,
  DryRun,
  IdBy,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { vatCategories } from '../../../company/vat/port.ts'
import { requirements } from './record.ts'

const inherited = 'null: as the phase that it lies in says, or the project'
const OrderReference = Text(100, { examples: ['PO-4711'] })
const Required = array(oneOf(requirements), {
  maxItems: requirements.length,
  uniqueItems: true,
  description: 'What work must have for it to be billed.',
})

const fields = {
  phaseId: described(nullable(IdOf('project_phase')), 'The phase that they are of; null for the project.'),
  validFrom: described(PlainDate, 'From when on they hold, until the next ones of the same do.'),
  orderReference: described(
    nullable(OrderReference),
    `What the customer calls the order, which invoices name; ${inherited}.`,
  ),
  paymentTermId: described(
    nullable(IdOf('payment_term')),
    `When invoices are to be paid; ${inherited}, and else the customer.`,
  ),
  contactId: described(
    nullable(IdOf('contact')),
    `The contact of the customer whom invoices are for; ${inherited}, and else the default contact of the customer.`,
  ),
  vatTreatmentId: described(
    nullable(IdOf('vat_treatment')),
    `How the work is treated in value added tax; ${inherited}, and else the customer.`,
  ),
  articleId: described(nullable(IdOf('article')), `The article by which the work is invoiced; ${inherited}.`),
  required: described(nullable(Required), `What work must have for it to be billed; ${inherited}.`),
}

export const ShownInvoicingTerms = named(
  'InvoicingTerms',
  object(
    {
      id: described(RecordId, 'The terms. They never change.'),
      projectId: described(IdOf('project'), 'The project whose hours and other rows are invoiced so.'),
      ...fields,
      madeAt: described(Instant, 'When they were made.'),
    },
    { description: 'How work of a project, or of a phase of it, is invoiced from a day on.' },
  ),
)

export const NewInvoicingTerms = object({
  phaseId: optional(fields.phaseId),
  validFrom: fields.validFrom,
  orderReference: optional(fields.orderReference),
  paymentTermId: optional(fields.paymentTermId),
  contactId: optional(fields.contactId),
  vatTreatmentId: optional(fields.vatTreatmentId),
  articleId: optional(fields.articleId),
  required: optional(fields.required),
  dryRun: DryRun,
})
export type NewInvoicingTerms = Omit<Static<typeof NewInvoicingTerms>, 'dryRun'>

/** Where terms of a row can be from, the nearest first. */
export const termSources = ['rate', 'article', 'phase', 'project', 'customer', 'default'] as const

const typeOfSource = {
  rate: 'rate_rule',
  article: 'article',
  phase: 'project_phase',
  project: 'project',
  customer: 'customer',
}

const Source = {
  from: nullable(
    oneOf(termSources, {
      description:
        'Who says it: the `rate` of the hours, the `article`, the `phase`, the `project`, the `customer`, or nobody, so that it is the `default`; null where there is none.',
    }),
  ),
  fromId: described(
    nullable(IdBy('from', typeOfSource)),
    'The record that says it: the rule of the rate card, the article, the phase, the project or the customer; null for none.',
  ),
  since: described(
    nullable(PlainDate),
    'From when on the terms hold that say it; null where what says it has no dates.',
  ),
}

const Rate = described(
  nullable(Type.Integer()),
  'The rate on the day of the row, in hundredths of a per cent; null where it cannot be told.',
)

/** How a row is invoiced, and who says so. */
export const RowTermsShape = named(
  'SourceRowTerms',
  object(
    {
      orderReference: object(
        { value: described(nullable(OrderReference), 'The reference; null for none.'), ...Source },
        { description: 'What the customer calls the order.' },
      ),
      paymentTerm: object(
        { id: described(nullable(IdOf('payment_term')), 'The payment term; null for none.'), ...Source },
        { description: 'When the invoice is to be paid.' },
      ),
      contact: object(
        { id: described(nullable(IdOf('contact')), 'The contact; null for none.'), ...Source },
        { description: 'Whom the invoice is for.' },
      ),
      article: object(
        { id: described(nullable(IdOf('article')), 'The article; null for none.'), ...Source },
        { description: 'By what it is invoiced.' },
      ),
      vat: object(
        {
          treatmentId: described(
            nullable(IdOf('vat_treatment')),
            'How it is treated; null where it cannot be told.',
          ),
          rateId: described(nullable(IdOf('vat_rate')), 'Whose rate it bears; null where it bears none.'),
          rateBp: Rate,
          category: nullable(
            oneOf(vatCategories, {
              description: 'The category of EN 16931; null where it cannot be told.',
            }),
          ),
          ...Source,
        },
        { description: 'Its value added tax, as of its day.' },
      ),
      required: array(oneOf(requirements), { description: 'What it must have to be billed.' }),
    },
    { description: 'How it is invoiced as of its day, and who says so.' },
  ),
)
