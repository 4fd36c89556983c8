/** What a schema lets through and nobody means: the path in the document, and why in Italian. */
export type SenseProblem = { path: readonly (string | number)[]; message: string }
