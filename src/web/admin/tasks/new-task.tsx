import type { Task } from '../../../domain/catalogue/shapes.ts'
import { newTaskSchema } from '../../../domain/catalogue/tasks-schema.ts'
import { addDays } from '../../../domain/dates.ts'
import { useToday } from '../../browser/hydration.ts'
import { Input, Options, Select, Textarea } from '../../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { priorities } from './board.ts'

type Props = {
  tasks: readonly Task[]
  onAdd: (task: Omit<Task, 'id'>) => void
  onClose: () => void
}

export function NewTask({ tasks, onAdd, onClose }: Props) {
  const form = useStaffForm(newTaskSchema, {
    title: '',
    description: '',
    assignee: '',
    priority: 'medium',
    dueDate: addDays(useToday(), 7),
    dependencies: [],
  })
  return (
    <FormDialog
      form={form}
      onSubmit={(task) => onAdd({ ...task, status: 'todo' })}
      onClose={onClose}
      title="Add task"
      submitLabel="Add task"
      cancelLabel="Cancel"
    >
      <div className="grid gap-4.5" lang="en">
        <Input label="Title" {...staffField(form, 'title')} />
        <Textarea label="Description" rows={2} {...staffField(form, 'description')} />
        <div className="grid gap-4.5 sm:grid-cols-3">
          <Input label="Assignee" {...staffField(form, 'assignee')} />
          <Select label="Priority" {...staffField(form, 'priority')}>
            <Options of={priorities} />
          </Select>
          <Input label="Due date" type="date" {...staffField(form, 'dueDate')} />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-semibold">Depends on</legend>
          {tasks.map((task) => (
            <label key={task.id} className="flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5 accent-navy"
                value={task.id}
                {...form.register('dependencies')}
              />
              {task.title}
            </label>
          ))}
        </fieldset>
      </div>
    </FormDialog>
  )
}
