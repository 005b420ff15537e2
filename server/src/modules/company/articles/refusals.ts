import { refusals } from '../../../platform/contract/refusals.ts'

export const articleNotFound = refusals({
  article_not_found: {
    status: 404,
    title: 'No such article',
    when: 'No article of the organisation has this id, or the one that a record is to get is not active.',
    remedy: 'Read the articles from `GET /v1/articles`.',
    translations: {
      fi: ['Nimikettä ei löydy', 'Hae nimikkeet osoitteesta `GET /v1/articles`.'],
      sv: ['Artikeln finns inte', 'Hämta artiklarna från `GET /v1/articles`.'],
    },
  },
})
