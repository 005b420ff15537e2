import type { Operation } from '../../platform/contract/operation.ts'
import type { AnswerOf } from '../../platform/http/handler.ts'
import type { InProcessRequest, Perform } from '../../platform/http/in-process.ts'
import type { Role } from '../../platform/vocabulary/capabilities.ts'
import type { Person } from '../companies/company.ts'
import { required } from '../required.ts'

/** How the people of a company reach the service: each with their own key. */
export class Office {
  readonly #people: readonly Person[]
  readonly #keyOf: (person: Person) => string | undefined
  readonly #perform: Perform

  constructor(people: readonly Person[], keyOf: (person: Person) => string | undefined, perform: Perform) {
    this.#people = people
    this.#keyOf = keyOf
    this.#perform = perform
  }

  /** The same people by another way to the service. */
  by(perform: Perform): Office {
    return new Office(this.#people, this.#keyOf, perform)
  }

  /** A request of a person, by an operation of its family's contract. */
  as<Op extends Operation>(
    person: Person,
    operation: Op,
    request: InProcessRequest<Op>,
  ): Promise<AnswerOf<Op>> {
    return this.#perform(required(this.#keyOf(person), `a key of ${person.key}`), operation, request)
  }

  /** As the first person who has the role. */
  asRole<Op extends Operation>(
    role: Role,
    operation: Op,
    request: InProcessRequest<Op>,
  ): Promise<AnswerOf<Op>> {
    const person = this.#people.find(one => one.role === role)
    return this.as(required(person, `somebody with the role ${role}`), operation, request)
  }
}
