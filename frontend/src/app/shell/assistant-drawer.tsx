import { Button, Drawer, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** Where the assistant will answer; until then it says so. */
export function AssistantDrawer({ opened, onClose }: DrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title="Assistant">
      <Text>The assistant is still to come.</Text>
      <Text mt="md">
        It will answer questions about the course you have open from your own notes and questions, show which
        of them it used, and keep the topics you find hard, with quizzes to practise them.
      </Text>
      <Text mt="md">What you need on each exam, the planner already says.</Text>
      <Button mt="md" component={Link} to={paths.planner} onClick={onClose}>
        Open the planner
      </Button>
    </Drawer>
  );
}
