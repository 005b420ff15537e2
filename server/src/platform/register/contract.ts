import { type Contract, contract, type Refusals } from '../contract/family.ts'
import { idOf, type Operation } from '../contract/operation.ts'
import type { Refusal } from '../contract/refusals.ts'
import {
  Active,
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  localised,
  named,
  nullable,
  object,
  optional,
  page,
  RecordId,
  sweeping,
  type TSchema,
  UpdatedAt,
  ValidFrom,
  ValidTo,
  VersionId,
  wholeList,
} from '../contract/shapes.ts'
import { type Declaration, listedOf, type Names, namesOf, type Texts, type Versions } from './declaration.ts'
import { type Fields, givenShapesOf, patchShapesOf, shapesOf } from './fields.ts'

/** The contract of a register; `operations.ts` has its precise type. */
export function contractOf(declared: Declaration): Contract {
  const names = namesOf(declared)
  const { singular, uses, part } = declared
  return contract({
    name: names.family,
    tag: part?.tag ?? 'Catalogs',
    refusals: refusalsOf(declared, names),
    ...(uses && { uses: { refusals: uses } }),
    events: {},
    audited: { [singular]: { '*': 'open' } },
    operations: operationsOf(declared, names),
  })
}

function operationsOf(declared: Declaration, names: Names): Record<string, Omit<Operation, 'emits'>> {
  const { singular, versions, part, readers, list: { pages = false } = {} } = declared
  const { answer, created, patch, version } = bodiesOf(declared, names)
  const says = saying(declared, names)
  const [missing, stale] = [`${singular}_not_found`, `${singular}_stale`]
  const overlaps = versions ? ['version_ranges_overlap', 'range_end_before_start'] : []
  const { path } = names
  const one = { path: `${path}/{id}`, params: { id: idOf(missing) } } as const
  const licensed = part && { feature: part.feature }
  const read = { method: 'GET', needs: part?.readers ?? readers ?? 'none', ...licensed } as const
  const write = { needs: ['org.admin'], ...licensed } as const
  const add = { method: 'POST', ...write, status: 201, answers: answer } as const
  return {
    list: {
      ...read,
      path,
      ...says('list'),
      listed: listedOf(declared),
      ...(pages && {
        query: object(sweeping),
        // Only the undo of an import takes a record of a register away.
        sweeps: { table: declared.plural, deletions: 'everyone' as const },
      }),
      answers: pages ? page(answer) : wholeList(answer),
    },
    get: { ...read, ...one, ...says('get', missing), answers: answer },
    create: { ...add, path, body: created, ...says('create', 'code_already_in_use', ...overlaps) },
    update: {
      method: 'PATCH',
      ...write,
      ...one,
      body: patch,
      answers: answer,
      ...says('update', missing, stale, 'code_already_in_use'),
    },
    ...(version && {
      addVersion: {
        ...add,
        path: `${path}/{id}/versions`,
        params: one.params,
        body: version,
        ...says('addVersion', missing, stale, ...overlaps),
      },
    }),
  }
}

/** The texts and refusals of an operation: those of any register, and what the declaration has in their place. */
function saying(declared: Declaration, names: Names) {
  const texts = textsOf(declared, names)
  return (operation: keyof Texts, ...codes: string[]) => {
    const { refuses = [], ...own } = declared.operations?.[operation] ?? {}
    const all = [...new Set([...codes, ...refuses])]
    return { ...texts[operation], ...own, ...(all.length > 0 && { refuses: all }) }
  }
}

/** What a new version takes; in the order in which `addVersion` and the versions of a new record take it. */
const versionInput = ({ fields }: Versions): Record<string, TSchema> => ({
  validFrom: ValidFrom,
  validTo: optional(ValidTo),
  ...givenShapesOf(fields),
})

/** The name of a register that has starters follows the reader. */
const starterName = ({ name }: Fields, starters: object | undefined): Readonly<Record<string, TSchema>> =>
  starters && name ? { name: localised('starter_name', name.shape) } : {}

function bodiesOf({ fields, versions, starters }: Declaration, { shape }: Names) {
  const active = optional(Active)
  const own = { id: RecordId, ...shapesOf(fields), ...starterName(fields, starters), active: Active }
  const patch = object({ ...patchShapesOf(fields), active, expectedUpdatedAt })
  const created = { ...givenShapesOf(fields), active }
  if (!versions)
    return {
      answer: named(shape, object({ ...own, updatedAt: UpdatedAt })),
      created: object(created),
      patch,
      version: null,
    }
  const input = versionInput(versions)
  const rules = shapesOf(versions.fields)
  const version = { versionId: VersionId, validFrom: ValidFrom, validTo: ValidTo, ...rules }
  const answer = object({
    ...own,
    currentVersionId: described(nullable(IdOf('version')), 'The version in force today; null when none is.'),
    ...Object.fromEntries((versions.current ?? []).map(name => [name, inForce(rules[name] as TSchema)])),
    versions: array(named(`${shape}Version`, object(version)), {
      description: 'Every version, by `validFrom`.',
    }),
    updatedAt: UpdatedAt,
  })
  return {
    answer: named(shape, answer),
    created: object({
      ...created,
      versions: array(object(input), {
        minItems: 1,
        maxItems: 100,
        description: 'The versions, which must not overlap.',
      }),
    }),
    patch,
    version: object({ ...input, expectedUpdatedAt, dryRun: DryRun }),
  }
}

/** A rule as the record answers it: that of the version in force today. */
const inForce = (shape: TSchema): TSchema => {
  const { description } = shape as { description?: string }
  return described(orNull(shape), `${description} As in the version in force today; null without one.`)
}

/** A shape that may be null already is left as it is. */
const orNull = (shape: TSchema): TSchema =>
  JSON.stringify(shape).includes('"null"') ? shape : nullable(shape)

function refusalsOf(
  { singular, called: { fi, sv }, refusals }: Declaration,
  { one, many, path }: Names,
): Refusals {
  const missing: Refusal = {
    status: 404,
    title: `No such ${one}`,
    when: `No ${one} of the organisation has this id.`,
    remedy: `Read the ${many} from \`GET ${path}\`.`,
    translations: {
      fi: [`${capitalized(fi.none)} ei löydy`, `Hae ${fi.many} osoitteesta \`GET ${path}\`.`],
      sv: [`${capitalized(sv.one)} finns inte`, `Hämta ${sv.many} från \`GET ${path}\`.`],
    },
  }
  const stale: Refusal = {
    status: 409,
    title: `The ${one} has changed`,
    when: `\`expectedUpdatedAt\` is not the current \`updatedAt\` of the ${one}.`,
    remedy: `Read the ${one} again, look at what changed, and send the change anew.`,
    translations: {
      fi: [
        `${capitalized(fi.one)} on muuttunut`,
        `Lue ${fi.one} uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.`,
      ],
      sv: [
        `${capitalized(sv.one)} har ändrats`,
        `Läs ${sv.one} på nytt, se vad som har ändrats och skicka ändringen igen.`,
      ],
    },
  }
  const code = `${singular}_not_found`
  return {
    [code]: missing,
    [`${singular}_stale`]: stale,
    ...refusals,
  }
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function textsOf({ versions, list = {} }: Declaration, { one, many, anyOne }: Names) {
  const by = list.by ?? 'code'
  return {
    list: versions
      ? {
          summary: `List the ${many}`,
          description: `All of them with all their versions, inactive ones too, by ${by}. \`currentVersionId\` names the version in force today, or is null.`,
        }
      : {
          summary: `List the ${many}`,
          description: list.pages
            ? `Inactive ones too, by ${by}.`
            : `All of them, inactive ones too, by ${by}.`,
        },
    get: { summary: `Read one ${one}` },
    create: {
      summary: `Add ${anyOne}`,
      ...(versions && { description: 'With its first versions.' }),
    },
    update: {
      summary: `Change ${anyOne}`,
      description: 'Rename it, change its code, or take it out of use.',
      example: { body: { name: 'New name' } },
    },
    addVersion: {
      summary: `Add a version of ${anyOne}`,
      description: `Gives it other rules from a date on. A version still open on that date ends the day before. Versions are never edited or removed, because ${versions?.because}.`,
    },
  }
}
