/** Who rows are of. */
export interface People {
  readonly veera: { readonly id: string; readonly email: string }
  readonly sisu: { readonly id: string; readonly email: string }
}

/** What spreadsheets, CSV and readers of numbers and dates may take for something else. */
export const awkward = [
  '=1+1',
  '+358 40 123',
  '-5',
  '@SUM(A1)',
  "'=1+1",
  "''+x",
  "'hipsu",
  'puoli;piste, pilkku',
  '"lainaus" ja "toinen"',
  'rivi\ntoinen rivi',
  '00123',
  '1.12.2026',
  'tosi',
  'Ääkköset – ж 漢字 🙂',
]

/** Enough of them for rows that are looked at one by one. */
export const few = awkward.slice(0, 9)
