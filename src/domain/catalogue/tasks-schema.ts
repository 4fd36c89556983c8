import { z } from 'zod'
import { taskSchema } from './shapes.ts'

/** The form of the task board. */
export const newTaskSchema = taskSchema.omit({ id: true, status: true }).extend({
  title: z.string().trim().min(1, { error: 'Give the task a title' }),
  description: z
    .string()
    .trim()
    .transform((text) => text || 'No description yet.'),
  assignee: z
    .string()
    .trim()
    .transform((name) => name || 'Unassigned'),
})
