import { Button, Group, Popover, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { courseLimits } from '../../../../../core/grading/value-rules.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo, tabAndSaveIn } from '../../../lib/return-path.ts';
import { insidePage } from '../floats.ts';
import { nameIfUnnamed, proposedName } from '../model/proposed-name.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';

/** Explains that saving needs an account, and links to the sign-in screen and back. */
export function SignInToSave() {
  const location = useLocation();
  const store = usePlannerStore();
  const saveKey = usePlanner((state) => state.saveKey);
  // After signing in, the course is saved without another question.
  const leave = () => nameIfUnnamed(store);
  const back = comingBackTo({ ...location, search: tabAndSaveIn(location.search, saveKey) });
  return (
    <Popover {...insidePage} width={340} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" px={10}>
          Save
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Save">
        <Text size="sm" fw={650}>
          Your draft is kept on this device
        </Text>
        <Text size="sm" c="dimmed" mt={4}>
          It stays here after a reload. Sign in to save this course to your account and open it on every
          device.
        </Text>
        <NameField />
        <Group gap="sm" mt="md">
          {/* The view has its primary button already: ‘Achieve target’. */}
          <Button
            size="compact-md"
            variant="default"
            component={Link}
            to={paths.login}
            state={back}
            onClick={leave}
          >
            Sign in to save
          </Button>
          <Button
            size="compact-md"
            variant="default"
            component={Link}
            to={paths.register}
            state={back}
            onClick={leave}
          >
            Create an account
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Asks for a missing name. Without an answer, the course gets the name that is shown. */
function NameField() {
  const { edit } = usePlannerStore().getState();
  const name = usePlanner((state) => presentOf(state).courseName);
  const proposed = usePlanner(proposedName);
  const [isMissing] = useState(name.trim() === '');
  if (!isMissing) return null;
  return (
    <TextInput
      mt="sm"
      label="Course name"
      maxLength={courseLimits.name}
      placeholder={proposed}
      value={name}
      onChange={({ currentTarget }) =>
        edit({ type: 'setCourseText', field: 'courseName', value: currentTarget.value })
      }
    />
  );
}
