import { Extension, InputRule } from '@tiptap/core';

/** `- [ ] ` begins a task: the list is there after `- `, and `[ ] ` makes its entry a task. */
export const typedTask = Extension.create({
  name: 'typedTask',
  // Before the rule of the tasks, which does nothing in a list.
  priority: 1_000,
  addInputRules: () => [
    new InputRule({
      find: /^\[([ xX]?)\] $/,
      handler: ({ state, range, match, chain }) => {
        const { $from } = state.selection;
        if ($from.depth < 2 || $from.node(-1).type.name !== 'listItem' || $from.index(-1) > 0) return null;
        chain()
          .deleteRange(range)
          .toggleTaskList()
          .updateAttributes('taskItem', { checked: /x/i.test(match[1] ?? '') })
          .run();
        return undefined;
      },
    }),
  ],
});
