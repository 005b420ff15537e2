import { describe, expect, it } from 'vitest'
import {
  cycleIn,
  familyGraph,
  folderGraph,
  importsOf,
  readImports,
  violationsOf,
  wingGraph,
} from './imports.ts'

const graph = readImports()

describe('imports', () => {
  it('keep to their directions', () => expect(violationsOf(graph)).toEqual([]))

  it('make no cycle among families', () => expect(cycleIn(familyGraph(graph))).toBeNull())

  it('make no cycle among wings', () => expect(cycleIn(wingGraph(graph))).toBeNull())

  it('make no cycle among the folders of a family', () => expect(cycleIn(folderGraph(graph))).toBeNull())

  it('between wings are the committed ones', async () =>
    expect(`${wingGraph(graph).join('\n')}\n`).toMatchFileSnapshot('../golden/wing-graph.txt'))

  it('between families are the committed ones', async () =>
    expect(`${familyGraph(graph).join('\n')}\n`).toMatchFileSnapshot('../golden/module-graph.txt'))

  it.each([
    ['platform/http/route.ts', '../../modules/time/work-days/port.ts', 'the platform knows no family'],
    ['platform/vocabulary/ids.ts', '../data/database.ts', 'the vocabulary knows only itself'],
    [
      'modules/time/work-days/handlers/reading.ts',
      '../../../people/members/store.ts',
      'a family is entered by its port alone',
    ],
    ['modules/time/work-days/store.ts', '../../../app.ts', 'a family does not know the application'],
    [
      'demo/founding/beginning.ts',
      '../../modules/people/members/store.ts',
      'the demo asks families by their ports',
    ],
    ['app.ts', './demo/demo.ts', 'nothing but the start, and the command that removes it, knows the demo'],
    ['pages/sign-in/page.ts', '../../modules/people/session/store.ts', 'of a family they know the contract'],
    ['pages/sign-in/page.ts', '../../modules/people/session/port.ts', 'of a family they know the contract'],
    [
      'modules/people/session/handlers.ts',
      '../../../pages/shell/visit.ts',
      'nothing but the application knows',
    ],
    ['reference/pages/tag.ts', '../../modules/people/members/contract.ts', 'it knows the platform alone'],
    ['pages/pages.ts', '../reference/reference.ts', 'nothing but the application knows the reference'],
    ['modules/people/members/units/handlers.ts', '../port.ts', 'a folder with a contract of its own'],
    ['modules/people/session/totp/store.ts', '../module.ts', 'a folder with a contract of its own'],
    ['modules/time/work-days/contract.ts', '../../people/members/port.ts', 'a contract is made of'],
  ])('a planted import in %s of %s is caught', (from, target, rule) => {
    const planted = new Map([[from, importsOf(from, `import { x } from '${target}'\n`)]])
    expect(violationsOf(planted).map(violation => violation.rule)).toContainEqual(
      expect.stringContaining(rule),
    )
  })

  it('of the codes and events that a contract takes are a dependency like any other', () => {
    const taking = new Map([
      ['modules/work/tasks/milestones/contract.ts', ['modules/work/projects/record/events.ts']],
      ['modules/time/terminals/register.ts', ['modules/time/punch-clock/punches/refusals.ts']],
    ])
    expect(violationsOf(taking)).toEqual([])
    expect(familyGraph(taking)).toEqual(['tasks → projects', 'terminals → punch-clock'])
  })

  it.each([
    ['modules/work/tasks/milestones/rules.ts', '../../projects/record/events.ts'],
    ['modules/work/tasks/milestones/handlers.ts', '../../projects/record/refusals.ts'],
    ['modules/work/tasks/milestones/contract.ts', '../../projects/record/shapes.ts'],
  ])('of codes and events by %s, which is no contract, or of more, %s, are caught', (from, target) =>
    expect(
      violationsOf(new Map([[from, importsOf(from, `import { x } from '${target}'\n`)]])).map(
        ({ rule }) => rule,
      ),
    ).toContainEqual(expect.stringContaining('a family is entered by its port alone')),
  )

  it('a planted type-only, dynamic or re-exporting import is read like any other', () => {
    const from = 'modules/time/work-days/view.ts'
    const text = `import type { A } from '../../people/members/store.ts'\nexport { b } from '../../people/members/rules.ts'\nconst c = import('../../people/members/view.ts')\n`
    expect(importsOf(from, text)).toEqual([
      'modules/people/members/store.ts',
      'modules/people/members/rules.ts',
      'modules/people/members/view.ts',
    ])
  })

  it('a planted cycle is found', () =>
    expect(cycleIn(['a → b', 'b → c', 'c → a'])).toEqual(['a', 'b', 'c', 'a']))

  it('a planted circle through codes alone is found, among families and among wings', () => {
    const from = 'modules/records/attachments/contract.ts'
    const planted = importsOf(from, `import { taskNotFound } from '../../work/tasks/record/refusals.ts'\n`)
    const tangled = new Map([...graph, [from, [...(graph.get(from) ?? []), ...planted]]])
    expect(violationsOf(tangled)).toEqual([])
    expect(cycleIn(familyGraph(tangled))).toEqual(expect.arrayContaining(['attachments', 'tasks']))
    expect(cycleIn(wingGraph(tangled))).toEqual(expect.arrayContaining(['records', 'work']))
  })

  it('a planted cycle among the folders of a family is found, type-only imports included', () => {
    const from = 'modules/people/members/record/member.ts'
    const planted = importsOf(from, `import type { Assigned } from '../units/rules.ts'\n`)
    const edges = folderGraph(new Map([...graph, [from, planted]]))
    expect(cycleIn(edges.filter(edge => edge.startsWith('members/')))).toEqual(
      expect.arrayContaining(['members/record', 'members/units']),
    )
  })
})
