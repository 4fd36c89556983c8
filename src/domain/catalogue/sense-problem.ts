/** A mistake that the schema accepts: the path in the document, and an Italian message. */
export type SenseProblem = { path: readonly (string | number)[]; message: string }
