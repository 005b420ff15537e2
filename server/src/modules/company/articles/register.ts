import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import { Code, described, Flag, IdOf, Name, nullable, Text, Type } from '../../../platform/contract/shapes.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { defaulted, required } from '../../../platform/register/fields.ts'
import { register } from '../../../platform/register/register.ts'
import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { missingVatRates, missingVatTreatments, vatRateNotFound, vatTreatmentNotFound } from '../vat/port.ts'
import { articleNotFound } from './refusals.ts'

/** Ten million euros, in millionths of a euro. */
const priceLimit = 10_000_000_000_000

/** What invoices bill, with its price, its value added tax and the account that it is booked to, by date. */
export const articles = register({
  singular: 'article',
  plural: 'articles',
  called: {
    fi: { one: 'nimike', none: 'nimikettä', many: 'nimikkeet' },
    sv: { one: 'artikeln', many: 'artiklarna' },
  },
  readers: ['invoicing.manage', 'projects.read', 'crm.use'],
  list: { pages: true },
  fields: {
    code: required(Code),
    name: required(Name),
    unit: required(
      Text(20, { description: 'What one is counted in, such as `h` or `pcs`.', examples: ['h'] }),
    ),
    constructionService: defaulted(
      described(
        Flag,
        'Whether it is a construction service: to customers who sell those, the buyer then owes the tax (Value Added Tax Act 1501/1993, section 8 c).',
      ),
      false,
    ),
  },
  versions: {
    because: 'what was delivered bears the price and the tax of its day',
    fields: {
      unitPriceMicros: defaulted(
        nullable(
          Type.Integer({
            minimum: 0,
            maximum: priceLimit,
            examples: [85_000_000],
            description:
              'The price of one unit in millionths of a euro, without value added tax; null where something else says it, as rate cards do of hours.',
          }),
        ),
        null,
      ),
      vatRateId: required(described(IdOf('vat_rate'), 'The rate of value added tax where it is taxed.')),
      vatTreatmentId: defaulted(
        described(
          nullable(IdOf('vat_treatment')),
          'How it is treated in value added tax whoever buys it, such as exempt; null: as sales to the customer are.',
        ),
        null,
      ),
      accountCode: defaulted(
        nullable(
          Text(20, {
            description: 'The account that its sales are booked to; null where accounting says it.',
            examples: ['3000'],
          }),
        ),
        null,
      ),
    },
    current: ['unitPriceMicros', 'vatRateId'],
    references: missingVat,
  },
  uses: { ...vatRateNotFound, ...vatTreatmentNotFound },
  refusals: articleNotFound,
  operations: {
    create: {
      refuses: ['vat_rate_not_found', 'vat_treatment_not_found'],
      example: {
        body: {
          code: 'installation_hour',
          name: 'Installation work',
          unit: 'h',
          constructionService: true,
          versions: [{ validFrom: '2026-01-01', vatRateId: exampleId('vatRateId') }],
        },
      },
    },
    addVersion: { refuses: ['vat_rate_not_found', 'vat_treatment_not_found'] },
  },
})

/** Why versions name a rate or a treatment that is not there or not in use. */
async function missingVat(
  db: TenantDb,
  versions: readonly { readonly vatRateId: Id; readonly vatTreatmentId: Id | null }[],
): Promise<Refused<'vat_rate_not_found' | 'vat_treatment_not_found'> | undefined> {
  const rateIds = versions.map(({ vatRateId }) => vatRateId)
  const treatmentIds = versions.flatMap(({ vatTreatmentId }) => vatTreatmentId ?? [])
  const [noRate, noTreatment] = await Promise.all([
    missingVatRates(db, rateIds),
    missingVatTreatments(db, treatmentIds),
  ])
  if (noRate) return refuse('vat_rate_not_found', 'A version names a VAT rate that is not in use.')
  return noTreatment
    ? refuse('vat_treatment_not_found', 'A version names a VAT treatment that is not in use.')
    : undefined
}
