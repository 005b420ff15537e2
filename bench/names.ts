/** Times pages of 50 with the names of the records in them beside the same pages without. */
import { count, declareBench, runBench } from './bench.ts'
import { answerRounds, timeAnswers } from './projects/answers.ts'

const settings = {
  people: count(52, 12, 'members of the organisation'),
  days: count(100, 10, 'work days of each'),
  rounds: answerRounds,
}

/** Lists of which a row has several ids. */
const lists = [
  { what: 'members', path: '/v1/memberships' },
  { what: 'things to decide', path: '/v1/team/approvals' },
]

export const namesBench = declareBench({
  name: 'names',
  settings,
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, members: values.people, days: values.days })
    return timeAnswers(data, { title: 'Names beside ids', ...values }, async () => ({
      facts: [`${values.people} members with ${values.days} work days each`],
      questions: lists.flatMap(({ what, path }) => [
        { title: `50 ${what}`, path: `${path}?limit=50` },
        { title: `50 ${what} with names`, path: `${path}?limit=50&include=names` },
      ]),
    }))
  },
})

if (import.meta.main) await runBench(namesBench)
