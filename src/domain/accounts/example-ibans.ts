/** IBANs widely printed as examples; money sent to them never arrives. */
export const exampleIbans = ['IT60X0542811101000000123456', 'IT28W8000000292100645211208'] as const
