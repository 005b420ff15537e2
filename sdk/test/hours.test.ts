import { describe, expect, it } from 'vitest'
import { hoursFromCsv, type HoursOptions, type HoursReferences } from '../src/index.ts'

const ids = {
  veera: '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d40',
  onni: '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d41',
  work: '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d42',
  rest: '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d43',
  tower: '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d44',
  night: '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d45',
}
const references: HoursReferences = {
  members: new Map([
    ['1042', ids.veera],
    ['0007', ids.onni],
    ['77', null],
  ]),
  entryTypes: new Map([
    ['work', ids.work],
    ['break', ids.rest],
  ]),
  targets: new Map([
    ['project', new Map([['tower', ids.tower]])],
    ['cost_centre', new Map([['night', ids.night]])],
  ]),
}
const read = (file: string | Uint8Array, options?: HoursOptions) => hoursFromCsv(file, references, options)
const veerasDay = (entries: object[], more: object = {}) => ({
  path: { membershipId: ids.veera, date: '2026-11-20' },
  body: { entries: entries.map(entry => ({ entryTypeId: ids.work, ...entry })) },
  ...more,
})

describe('a file of hours', () => {
  it('becomes a call for each day of a person, with the rows that it came from', () => {
    const { days, errors } = read(
      [
        'person;date;type;start;end;minutes;project;note',
        '1042;2026-11-20;work;7:30;16.00;;tower;',
        '1042;2026-11-20;break;11:00;11:30;;;',
        '0007;20.11.2026;work;;;450;;"Said ""enough""; went home"',
        '',
        '1042;21.11.2026;work;08:00:00;12:00:00;;;',
      ].join('\r\n'),
    )
    expect(errors).toEqual([])
    const project = [{ dimensionId: 'project', valueId: ids.tower }]
    expect(days).toEqual([
      veerasDay(
        [
          { startMinutes: 450, endMinutes: 960, allocations: project },
          { entryTypeId: ids.rest, startMinutes: 660, endMinutes: 690 },
        ],
        { rows: [2, 3] },
      ),
      {
        rows: [4],
        path: { membershipId: ids.onni, date: '2026-11-20' },
        body: {
          entries: [{ entryTypeId: ids.work, durationMinutes: 450, note: 'Said "enough"; went home' }],
        },
      },
      {
        rows: [6],
        path: { membershipId: ids.veera, date: '2026-11-21' },
        body: { entries: [{ entryTypeId: ids.work, startMinutes: 480, endMinutes: 720 }] },
      },
    ])
  })

  it.each([
    ['a comma', 'person,date,type,hours\n1042,2026-11-20,work,"7,5"'],
    ['a tab', 'person\tdate\ttype\thours\n1042\t2026-11-20\twork\t7,5'],
    ['a semicolon', 'person;date;type;hours\n1042;2026-11-20;work;7,5'],
    ['what its first line says', 'sep=|\r\nperson|date|type|hours\r\n1042|2026-11-20|work|7.50'],
    [
      'a semicolon among commas in quotes',
      '"person";"date";"type";"hours";"a,b,c,d,e"\n1042;2026-11-20;work;7:30;',
    ],
    ['a semicolon, with lines of an old Macintosh', 'person;date;type;hours\r1042;2026-11-20;work;7,5\r'],
  ])('is separated by %s', (_, file) => {
    const { days, errors } = read(file, { ignore: ['a,b,c,d,e'] })
    expect(errors).toEqual([])
    expect(days).toEqual([veerasDay([{ durationMinutes: 450 }], { rows: [2] })])
  })

  const named = 'Henkilö;pvm;Laji;Tunnit;Selite\n1042;20.11.2026;work;7,5;Höylä'
  it.each<[string, Uint8Array | string]>([
    ['UTF-8', Buffer.from(named)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${named}`)],
    ['text with a mark', `\uFEFF${named}`],
    ['UTF-16', Buffer.from(`\uFEFF${named}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${named}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(named, 'latin1')],
  ])('is read in %s', (_, file) => {
    const { days, errors } = read(file)
    expect(errors).toEqual([])
    expect(days).toEqual([veerasDay([{ durationMinutes: 450, note: 'Höylä' }], { rows: [2] })])
  })

  it('has headers of its own, columns that are passed over, and one person and type for all rows', () => {
    const { days, errors } = read('Kuka;Tehty;Kesto (h);Summa\nVeera;20.11.2026;8;200', {
      columns: { date: 'Tehty', hours: 'Kesto (h)' },
      ignore: ['kuka', 'Summa'],
      membershipId: ids.veera,
      entryType: 'work',
    })
    expect(errors).toEqual([])
    expect(days).toEqual([veerasDay([{ durationMinutes: 480 }], { rows: [2] })])
  })

  it('may name members, types and targets by their ids', () => {
    const { days } = read(
      `person;date;type;hours;Cost Centre\n${ids.veera};2026-11-20;${ids.work};1;${ids.night}`,
    )
    const allocations = [{ dimensionId: 'cost_centre', valueId: ids.night }]
    expect(days).toEqual([veerasDay([{ durationMinutes: 60, allocations }], { rows: [2] })])
  })

  it('of nothing but a header has no days, and an empty one lacks its columns', () => {
    expect(read('person;date;type;hours\n')).toEqual({ days: [], errors: [] })
    expect(read('').errors.map(({ code, column }) => [code, column])).toEqual([
      ['column_missing', 'person'],
      ['column_missing', 'date'],
      ['column_missing', 'entryType'],
      ['column_missing', 'start'],
      ['column_missing', 'end'],
    ])
  })
})

describe('a shift over midnight', () => {
  const shift = (...rows: string[]) => {
    const { days, errors } = read(
      ['person;date;type;start;end', ...rows.map(row => `1042;2026-11-20;${row}`)].join('\n'),
    )
    expect(errors).toEqual([])
    return days[0]?.body.entries.map(({ startMinutes, endMinutes }) => [startMinutes, endMinutes])
  }

  it('runs past 1440, and its break in the night with it, in whichever order they stand', () => {
    expect(shift('work;22:00;06:00', 'break;01:00;01:30')).toEqual([
      [1320, 1800],
      [1500, 1530],
    ])
    expect(shift('break;01:00;01:30', 'work;22:00;06:00')).toEqual([
      [1500, 1530],
      [1320, 1800],
    ])
  })

  it('leaves alone what was done on the morning before it, and an afternoon that is written first', () => {
    expect(shift('work;06:30;08:00', 'work;22:00;06:00')).toEqual([
      [390, 480],
      [1320, 1800],
    ])
    expect(shift('work;12:00;16:00', 'work;08:00;11:30')).toEqual([
      [720, 960],
      [480, 690],
    ])
  })

  it('may end at midnight, and a day may be whole', () => {
    expect(shift('work;16:00;24:00')).toEqual([[960, 1440]])
    expect(shift('work;16:00;00:00')).toEqual([[960, 1440]])
    expect(shift('work;07:00;07:00')).toEqual([[420, 1860]])
  })
})

describe('a row that is wrong', () => {
  const header = 'person;date;type;start;end;minutes;hours;project;note'
  const sound = '1042;2026-11-20;work;;;450;;;'
  it.each([
    [';2026-11-20;work;;;450;;;', 'person_missing', 'person'],
    ['9999;2026-11-20;work;;;450;;;', 'person_not_found', 'person'],
    ['77;2026-11-20;work;;;450;;;', 'person_ambiguous', 'person'],
    ['__proto__;2026-11-20;work;;;450;;;', 'person_not_found', 'person'],
    ['1042;;work;;;450;;;', 'date_invalid', 'date'],
    ['1042;11/20/2026;work;;;450;;;', 'date_invalid', 'date'],
    ['1042;30.2.2026;work;;;450;;;', 'date_invalid', 'date'],
    ['1042;2026-13-01;work;;;450;;;', 'date_invalid', 'date'],
    ['1042;2026-11-20;;;;450;;;', 'entry_type_missing', 'type'],
    ['1042;2026-11-20;wrok;;;450;;;', 'entry_type_not_found', 'type'],
    ['1042;2026-11-20;work;;;450;;tovver;', 'target_not_found', 'project'],
    ['1042;2026-11-20;work;;;;;;', 'time_missing', null],
    ['1042;2026-11-20;work;8:00;;;;;', 'time_missing', null],
    ['1042;2026-11-20;work;;16:00;;;;', 'time_missing', null],
    ['1042;2026-11-20;work;8:60;16:00;;;;', 'time_invalid', 'start'],
    ['1042;2026-11-20;work;8:00;24:01;;;;', 'time_invalid', 'end'],
    ['1042;2026-11-20;work;8;16;;;;', 'time_invalid', 'start'],
    ['1042;2026-11-20;work;;;7,5;;;', 'time_invalid', 'minutes'],
    ['1042;2026-11-20;work;;;0;;;', 'time_invalid', 'minutes'],
    ['1042;2026-11-20;work;;;2881;;;', 'time_invalid', 'minutes'],
    ['1042;2026-11-20;work;;;;-7,5;;', 'time_invalid', 'hours'],
    ['1042;2026-11-20;work;;;;49;;', 'time_invalid', 'hours'],
    ['1042;2026-11-20;work;;;;1 000;;', 'time_invalid', 'hours'],
    ['1042;2026-11-20;work;8:00;16:00;450;;;', 'time_contradictory', null],
    ['1042;2026-11-20;work;;;450;8;;', 'time_contradictory', null],
    ['1042;2026-11-20;work;;;450;;;;;more', 'too_many_fields', null],
  ])('is told by its number and column, and the others are read: %s', (row, code, column) => {
    const other = '0007;2026-11-20;work;;;450;;;'
    const { days, errors } = read([header, other, row].join('\n'))
    expect(errors).toEqual([{ row: 3, column, code, detail: expect.stringMatching(/^\S.*\.$/) }])
    expect(days.map(({ path }) => path.membershipId)).toEqual([ids.onni])
  })

  it('leaves out its whole day, which a write would replace by half of it, and no other', () => {
    const { days, errors } = read(
      [header, sound, '1042;2026-11-20;wrok;;;30;;;', '1042;2026-11-21;work;;;450;;;'].join('\n'),
    )
    expect(errors).toMatchObject([{ row: 3, code: 'entry_type_not_found' }])
    expect(days.map(({ path }) => path.date)).toEqual(['2026-11-21'])
  })

  it('with times that say the same is sound', () => {
    const { days, errors } = read([header, '1042;2026-11-20;work;8:00;16:00;480;8,0;;'].join('\n'))
    expect(errors).toEqual([])
    expect(days).toEqual([veerasDay([{ startMinutes: 480, endMinutes: 960 }], { rows: [2] })])
  })

  it('in which a quoted field does not end leaves no days: it may have swallowed rows of any of them', () => {
    const { days, errors } = read([header, sound, '1042;2026-11-21;work;;;450;;;"oops', sound].join('\n'))
    expect(errors).toMatchObject([{ row: 3, code: 'quote_not_closed' }])
    expect(days).toEqual([])
  })

  it.each([
    ['person;date;type;hours;Projekt\n1042;2026-11-20;work;8;tower', 'column_unknown', 'Projekt'],
    ['person;date;type;hours;minutes;duration\n', 'column_repeated', 'duration'],
    ['person;date;type;hours;project;PROJECT\n', 'column_repeated', 'PROJECT'],
    ['person;date;type;note\n1042;2026-11-20;work;8', 'column_missing', 'start'],
    ['person;date;type;start;hours\n', 'column_missing', 'end'],
    ['date;type;hours\n', 'column_missing', 'person'],
  ])('is the first when it names a column that is not understood: %s', (file, code, column) => {
    const { days, errors } = read(file)
    expect(errors[0]).toMatchObject({ row: 1, code, column })
    expect(days).toEqual([])
  })

  it('counts as a spreadsheet does, a field of several lines as one row', () => {
    const { errors } = read([header, sound.replace(/;$/, ';"two\nlines"'), 'x'].join('\n'))
    expect(errors).toMatchObject([{ row: 3, code: 'person_not_found' }])
  })
})

it('hours are rounded to the minute', () => {
  for (const [hours, minutes] of [
    ['7,33', 440],
    ['7.3333', 440],
    ['0,02', 1],
    ['0:45', 45],
    ['48', 2880],
  ])
    expect(read(`person;date;type;hours\n1042;2026-11-20;work;${hours}`).days[0]?.body.entries).toMatchObject(
      [{ durationMinutes: minutes }],
    )
})

it('a large file is read in time that grows with it', () => {
  const row = '1042;2026-11-20;work;;;450;;;"a ""note"""\n'
  const { days } = read(`person;date;type;start;end;minutes;hours;project;note\n${row.repeat(20_000)}`)
  expect(days[0]?.rows).toHaveLength(20_000)
})
