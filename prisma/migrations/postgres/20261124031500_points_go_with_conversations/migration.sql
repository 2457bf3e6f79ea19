-- Points of conversations that were deleted, or left by their learner, before points went with them.
DELETE FROM "ProgressPoint" WHERE NOT EXISTS (
  SELECT 1 FROM "Participant" p
  WHERE p."userId" = "ProgressPoint"."userId" AND p."conversationId" = "ProgressPoint"."conversationId");
