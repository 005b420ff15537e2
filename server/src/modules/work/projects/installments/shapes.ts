import { May } from '../../../../platform/contract/may.ts'
import {
  CreatedAt,
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
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { centsLimit } from '../record/limits.ts'
import { installmentBases, installmentStates } from './record.ts'

const Title = Text(200, { description: 'What is billed by it.', examples: ['Second stairway done'] })
const Basis = oneOf(installmentBases, {
  description:
    'What makes it ready: a `date`, that a phase is completed, that so much of the work is done by the newest status update, or a member (`manual`).',
})
const PercentBp = Type.Integer({
  minimum: 1,
  maximum: 10_000,
  examples: [5000],
  description: 'How much of the work has to be done, in hundredths of a per cent.',
})
const AmountCents = Type.Integer({
  minimum: 1,
  maximum: centsLimit,
  examples: [250_000],
  description: 'What it comes to, in cents without value added tax.',
})
const ShareBp = Type.Integer({
  minimum: 1,
  maximum: 10_000,
  examples: [3000],
  description:
    "What it comes to, in hundredths of a per cent of the baseline's budget of the day on which it becomes ready.",
})

const basisFields = {
  dueOn: optional(described(nullable(PlainDate), 'The day, of the basis `date`; null for every other.')),
  phaseId: optional(
    described(
      nullable(IdOf('project_phase')),
      'A phase of the project, of the basis `phase_completed`; null for every other.',
    ),
  ),
  percentBp: optional(
    described(nullable(PercentBp), 'How much, of the basis `percent_complete`; null for every other.'),
  ),
  amountCents: optional(described(nullable(AmountCents), 'What it comes to, in cents; null for a share.')),
  shareBp: optional(described(nullable(ShareBp), 'What share it comes to; null for an amount.')),
}

export const Installment = named(
  'ProjectInstallment',
  object({
    id: RecordId,
    may: May,
    projectId: described(IdOf('project'), 'The project that is billed by it.'),
    title: Title,
    basis: Basis,
    dueOn: described(nullable(PlainDate), 'The day on which it becomes ready; null for another basis.'),
    phaseId: described(
      nullable(IdOf('project_phase')),
      'The phase that has to be completed; null for another basis.',
    ),
    percentBp: described(nullable(PercentBp), 'How much has to be done; null for another basis.'),
    amountCents: described(nullable(AmountCents), 'What it comes to, in cents; null for a share.'),
    shareBp: described(nullable(ShareBp), 'What share of the budget it comes to; null for an amount.'),
    state: oneOf(installmentStates, { description: 'How far it is on its way to an invoice.' }),
    cents: described(
      nullable(Type.Integer()),
      'What it came to when it became ready, in cents; null before, and for a share of a budget that nobody had said.',
    ),
    readyAt: described(nullable(Instant), 'When it became ready; null before.'),
    invoiceLineId: described(
      nullable(IdOf('invoice_line')),
      'The line of the invoice that bills it; null for none.',
    ),
    endedAt: described(nullable(Instant), 'When it was cancelled or credited; null before.'),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)

export const NewInstallment = object({ title: Title, basis: Basis, ...basisFields, dryRun: DryRun })
export type NewInstallment = Omit<Static<typeof NewInstallment>, 'dryRun'>

export const InstallmentPatch = object({
  title: optional(Title),
  basis: optional(Basis),
  ...basisFields,
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type InstallmentPatch = Omit<Static<typeof InstallmentPatch>, 'dryRun' | 'expectedUpdatedAt'>
