/** Numbers that are printed everywhere as examples: no money ever arrives there. */
export const exampleIbans = ['IT60X0542811101000000123456', 'IT28W8000000292100645211208'] as const
