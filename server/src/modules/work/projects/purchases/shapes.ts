import { May } from '../../../../platform/contract/may.ts'
import {
  CreatedAt,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
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
import { purchaseStates } from './record.ts'

const Supplier = Text(200, { description: 'Whom it is bought from.', examples: ['Rautakauppa Oy'] })
const Description = Text(500, { description: 'What is bought.', examples: ['Copper pipe 22 mm'] })
const PurchaseDate = described(PlainDate, 'The day on which it was bought.')
const NetCents = Type.Integer({
  minimum: 0,
  maximum: 100_000_000_000,
  examples: [45_000],
  description: 'What it costs, in cents without value added tax.',
})
const VatBp = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  examples: [2550],
  description: 'Its value added tax, in hundredths of a per cent.',
})
const MarkupBp = Type.Integer({
  minimum: 0,
  maximum: 100_000,
  examples: [1000],
  description: 'What is added when the customer pays for it, in hundredths of a per cent of `netCents`.',
})
const Rebillable = described(Flag, 'Whether the customer pays for it.')

export const ShownPurchase = named(
  'ProjectPurchase',
  object({
    id: RecordId,
    may: May,
    projectId: described(IdOf('project'), 'The project that it is for.'),
    phaseId: described(nullable(IdOf('project_phase')), 'The phase of the project; null for none.'),
    supplier: Supplier,
    description: Description,
    purchaseDate: PurchaseDate,
    state: oneOf(purchaseStates, { description: 'How far it has got.' }),
    netCents: NetCents,
    vatBp: VatBp,
    markupBp: MarkupBp,
    rebillable: Rebillable,
    rebillCents: described(
      nullable(Type.Integer()),
      'What the customer pays for it, in cents without value added tax: `netCents` with the markup, half a cent up; null where it is not rebillable.',
    ),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type ShownPurchase = Static<typeof ShownPurchase>

const writable = {
  phaseId: optional(described(nullable(IdOf('project_phase')), 'A phase of the project; null for none.')),
  vatBp: optional(VatBp),
  markupBp: optional(MarkupBp),
  rebillable: optional(Rebillable),
}

export const NewPurchase = object({
  supplier: Supplier,
  description: Description,
  purchaseDate: PurchaseDate,
  netCents: NetCents,
  state: optional(
    oneOf(['ordered', 'received'], { description: 'How far it has got; `ordered` when absent.' }),
  ),
  ...writable,
})
export type NewPurchase = Static<typeof NewPurchase>

export const PurchasePatch = object({
  supplier: optional(Supplier),
  description: optional(Description),
  purchaseDate: optional(PurchaseDate),
  netCents: optional(NetCents),
  ...writable,
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type PurchasePatch = Omit<Static<typeof PurchasePatch>, 'expectedUpdatedAt' | 'dryRun'>

export const PurchaseStep = object({ expectedUpdatedAt, dryRun: DryRun })
