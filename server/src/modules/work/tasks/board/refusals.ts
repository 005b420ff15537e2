import { refusals } from '../../../../platform/contract/refusals.ts'

export const boardRefusals = refusals({
  task_place_ambiguous: {
    status: 422,
    title: 'A task stands in one place',
    when: '`afterTaskId` and `beforeTaskId` were sent together.',
    remedy: 'Send one of them, or neither for the end of the column.',
    translations: {
      fi: [
        'Tehtävällä on vain yksi paikka',
        'Lähetä yksi niistä, tai ei kumpaakaan, jolloin paikka on sarakkeen lopussa.',
      ],
      sv: ['En uppgift står på ett ställe', 'Skicka ett av dem, eller ingendera för kolumnens slut.'],
    },
  },
  task_board_changed: {
    status: 409,
    title: 'The neighbour is not in the column',
    when: 'The task in `afterTaskId` or `beforeTaskId` is not in the status that the task is to stand in, or it is the task itself: somebody else may have moved it.',
    remedy: 'Read the board again, and choose a place on it.',
    translations: {
      fi: ['Viereinen tehtävä ei ole sarakkeessa', 'Lue taulu uudelleen ja valitse siltä paikka.'],
      sv: ['Grannen finns inte i kolumnen', 'Läs tavlan på nytt, och välj en plats på den.'],
    },
  },
})
