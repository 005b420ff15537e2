import {
  Code,
  described,
  Flag,
  Name,
  nullable,
  object,
  oneOf,
  Text,
} from '../../../platform/contract/shapes.ts'
import { defaulted, fixed, required } from '../../../platform/register/fields.ts'
import { register } from '../../../platform/register/register.ts'
import type { StarterNames } from '../../../platform/vocabulary/starter-names.ts'
import { vatTreatmentNotFound } from './refusals.ts'

/** The categories of EN 16931. */
export const vatCategories = ['S', 'AE', 'K', 'G', 'O', 'E', 'Z'] as const
export type VatCategory = (typeof vatCategories)[number]

/** By code, what every organisation is given to begin with. */
export const vatTreatmentNames = {
  domestic: {
    fi: 'Kotimaan verollinen myynti',
    sv: 'Skattepliktig försäljning i Finland',
    en: 'Taxable at home',
  },
  construction_reverse_charge: {
    fi: 'Rakennusalan käännetty verovelvollisuus',
    sv: 'Omvänd skattskyldighet inom byggbranschen',
    en: 'Reverse charge in construction',
  },
  scrap_reverse_charge: {
    fi: 'Metalliromun käännetty verovelvollisuus',
    sv: 'Omvänd skattskyldighet för metallskrot',
    en: 'Reverse charge on scrap metal',
  },
  intra_community: {
    fi: 'Yhteisömyynti',
    sv: 'Gemenskapsintern försäljning',
    en: 'Intra-community supply of goods',
  },
  intra_community_services: {
    fi: 'Palvelut EU-maan elinkeinonharjoittajalle',
    sv: 'Tjänster till näringsidkare i EU',
    en: 'Services to businesses in the EU',
  },
  export: { fi: 'Tavaroiden vienti', sv: 'Export av varor', en: 'Export of goods' },
  export_services: {
    fi: 'Palvelut elinkeinonharjoittajalle EU:n ulkopuolella',
    sv: 'Tjänster till näringsidkare utanför EU',
    en: 'Services to businesses outside the EU',
  },
  exempt: { fi: 'Verosta vapautettu myynti', sv: 'Skattefri försäljning', en: 'Exempt' },
  zero_rated: {
    fi: 'Nollaverokannan myynti',
    sv: 'Försäljning med nollskattesats',
    en: 'Zero-rated at home',
  },
  small_business: { fi: 'Vähäinen toiminta', sv: 'Verksamhet i liten skala', en: 'Small business' },
} as const satisfies StarterNames

const InvoiceText = Text(200)

/** How a sale is treated in value added tax, by date, and what an invoice says of it. */
export const vatTreatments = register({
  singular: 'vat_treatment',
  plural: 'vat_treatments',
  called: {
    fi: { one: 'arvonlisäverokäsittely', none: 'arvonlisäverokäsittelyä', many: 'arvonlisäverokäsittelyt' },
    sv: { one: 'momshanteringen', many: 'momshanteringarna' },
  },
  starters: vatTreatmentNames,
  fields: { code: fixed(required(Code)), name: required(Name) },
  versions: {
    because: 'invoices keep to the version in force on the day of what they bill',
    fields: {
      taxed: required(
        described(Flag, 'Whether the seller charges tax by the rate of the article; otherwise it is 0.'),
      ),
      category: required(
        oneOf(vatCategories, {
          description:
            'The category of EN 16931: `S` taxed, `AE` reverse charge, `K` intra-community, `G` export, `O` outside the scope, `E` exempt, `Z` zero-rated.',
        }),
      ),
      buyerVatIdNeeded: defaulted(
        described(Flag, 'Whether an invoice must name the VAT id of the buyer.'),
        false,
      ),
      onlyForConstruction: defaulted(
        described(
          Flag,
          'Whether it is for construction services alone: what is billed by another article is treated as `domestic`.',
        ),
        false,
      ),
      invoiceText: defaulted(
        nullable(
          object(
            {
              fi: described(InvoiceText, 'On invoices in Finnish.'),
              sv: described(InvoiceText, 'On invoices in Swedish.'),
              en: described(InvoiceText, 'On invoices in English.'),
            },
            { description: 'What an invoice says of it, in its language; null for nothing.' },
          ),
        ),
        null,
      ),
    },
    columns: ['taxed', 'category', 'buyerVatIdNeeded', 'onlyForConstruction'],
    current: ['taxed', 'category'],
  },
  refusals: vatTreatmentNotFound,
  operations: {
    create: {
      example: {
        body: {
          code: 'margin',
          name: 'Margin scheme',
          versions: [{ validFrom: '2026-01-01', taxed: false, category: 'E' }],
        },
      },
    },
  },
})
