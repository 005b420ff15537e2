import { Code, described, IdOf, Name, nullable, Text, Type } from '../../../../../platform/contract/shapes.ts'
import { defaulted, required } from '../../../../../platform/register/fields.ts'
import { register } from '../../../../../platform/register/register.ts'
import { refuse } from '../../../../../platform/vocabulary/decision.ts'
import { articleNotFound, missingArticles } from '../../../../company/articles/port.ts'
import { crmPart } from '../../part.ts'
import { priceLimit } from '../bounds.ts'
import { productNotFound } from './refusals.ts'

/** The price list: what lines of deals are made of. A line keeps the price that it was added with. */
export const products = register({
  singular: 'product',
  plural: 'products',
  called: {
    fi: { one: 'tuote', none: 'tuotetta', many: 'tuotteet' },
    sv: { one: 'produkten', many: 'produkterna' },
  },
  part: crmPart,
  fields: {
    code: required(Code),
    name: required(Name),
    unit: required(
      Text(20, { description: 'What one is counted in, such as `h` or `pcs`.', examples: ['pcs'] }),
    ),
    articleId: defaulted(
      described(
        nullable(IdOf('article')),
        'The article by which it is invoiced, with its value added tax; null for none.',
      ),
      null,
    ),
  },
  versions: {
    because: 'it says what the price was on a date',
    fields: {
      unitPriceCents: required(
        Type.Integer({
          minimum: 0,
          maximum: priceLimit,
          examples: [12_500],
          description: 'The price of one unit in cents, without value added tax.',
        }),
      ),
    },
    current: ['unitPriceCents'],
  },
  uses: articleNotFound,
  refusals: productNotFound,
  rules: {
    lookUp: (db, { articleId }) => missingArticles(db, [articleId]),
    // One that is out of use may stay where it is.
    check: ({ articleId }, before, missing) =>
      missing && articleId !== before?.articleId
        ? refuse('article_not_found', 'No article in use has this id.')
        : undefined,
  },
  operations: {
    update: { refuses: ['article_not_found'] },
    create: {
      refuses: ['article_not_found'],
      example: {
        body: {
          code: 'heat_pump',
          name: 'Air-to-water heat pump',
          unit: 'pcs',
          versions: [{ validFrom: '2026-01-01', unitPriceCents: 890_000 }],
        },
      },
    },
  },
})
